import { describe, expect, it } from 'vitest';
import { talkReport } from './talk-report.ts';
import type { HeardSpeech, Stretch, TranscriptWord } from './transcript-word.ts';

const list = (word: string): boolean => /^[a-z']+$/.test(word);
const FIT = -2.5;

/**
 * A talk from a notation: each word takes 0.3 s, `|` is a pause of 0.6 s, and `~` marks a word that was not heard.
 */
function heard(notation: string, fit = FIT): { speech: HeardSpeech; transcript: string } {
  const words: TranscriptWord[] = [];
  const pauses: Stretch[] = [];
  let [transcript, at] = ['', 0];
  for (const token of notation.split(' ')) {
    if (token === '|') {
      pauses.push({ start: at, end: at + 0.6 });
      at += 0.6;
      continue;
    }
    const text = token.replace('~', '');
    transcript += transcript === '' ? '' : ' ';
    const from = transcript.length;
    transcript += text;
    const bare = text.replace(/[.,!?]+$/, '');
    const said = token.startsWith('~') ? null : { start: at, end: at + 0.3, fit, syllables: 1 };
    if (said) at += 0.3;
    words.push({ text: bare, from, to: from + bare.length, said });
  }
  return { speech: { words, pauses, untold: 0 }, transcript };
}

function reportOf(notation: string, prompt = 'Describe a garden.', fit = FIT) {
  const { speech, transcript } = heard(notation, fit);
  return { ...talkReport(speech, transcript, prompt, list), transcript };
}

describe('pauses', () => {
  it.each([
    ['at a comma', 'In the morning, | we water it.', false],
    ['at a full stop', 'We water it. | It grows.', false],
    ['before a conjunction', 'I like it | because it is quiet.', false],
    ['before a conjunction with a filler', 'I like it | um because it is quiet.', false],
    ['in a clause', 'I like the | garden of my aunt.', true],
    ['in a clause with a filler', 'I like the um | garden of my aunt.', true],
  ])('%s', (_, notation, within) => {
    expect(reportOf(notation).pauses.map(({ within_clause }) => within_clause)).toEqual([within]);
  });

  it('shorter than a quarter of a second are ignored', () => {
    const { speech, transcript } = heard('I like | it.');
    const short = { ...speech, pauses: [{ start: 0.6, end: 0.8 }] };
    expect(talkReport(short, transcript, 'p', list).measures.pauses).toBe(0);
  });

  it('are not classified without punctuation', () => {
    const bare = Array.from({ length: 40 }, () => 'we water the garden').join(' | ');
    expect(reportOf(bare).measures.pauses_within).toBeNull();
  });
});

it('counts words without fillers and repairs', () => {
  const { measures } = reportOf('um I like | the the garden, and | ~really I rest there.');
  expect(measures).toMatchObject({ words: 8, fillers: 1, repairs: 1, pauses: 2, pauses_within: 1 });
  // Ten words heard and two pauses.
  expect(measures.talk_seconds).toBeCloseTo(10 * 0.3 + 2 * 0.6);
  expect(measures.speech_rate).toBeCloseTo((60 * 8) / 4.2);
  expect(measures.articulation_rate).toBeCloseTo(10 / 3);
  expect(measures.pause_share).toBeCloseTo(1.2 / 4.2);
  expect(measures.mean_run).toBeCloseTo(8 / 3);
});

describe('a comment', () => {
  it('on grammar quotes the original words, including repairs, with their time', () => {
    const { comments, transcript } = reportOf('Last year we um we was happy in the garden.');
    const quote = comments.find(({ criterion, tone }) => criterion === 'GRA' && tone === 'improve')?.quote;
    expect(quote).toBeTruthy();
    expect(transcript.slice(quote?.start, quote?.end)).toBe(quote?.text);
    expect(quote?.text).toContain('we was');
    expect(quote?.at).toBeCloseTo(4 * 0.3);
  });

  it.each([
    ['capitals', 'i like this garden. it is quiet.'],
    ['doubled words', 'I like this this garden.'],
    ['commas', 'I like this garden, it is quiet, I rest there.'],
    ['contractions and fragments', "It's great. Really quiet. I'm there every day."],
  ])('accepts %s in speech', (_, notation) => {
    expect(reportOf(notation).measures.errors).toBe(0);
  });

  it('on a long pause starts playback a second before it', () => {
    const { speech, transcript } = heard('I really like the | garden of my aunt.');
    const long = { ...speech, pauses: [{ start: 1.2, end: 2.6 }] };
    const { comments } = talkReport(long, transcript, 'p', list);
    const pause = comments.find(({ comment }) => comment.includes('1,4 giây'));
    expect(pause?.quote?.at).toBeCloseTo(0.2);
    expect(pause?.quote?.text).toContain('garden');
  });

  it('names words that were unclear or not heard', () => {
    const unclear = reportOf('The garden is quiet.', 'p', -5.5);
    expect(unclear.words.every(({ said }) => said !== null && said.score < 55)).toBe(true);
    expect(
      unclear.comments.filter(({ criterion }) => criterion === 'P').map(({ quote }) => quote?.text),
    ).toContain('garden');
    const missed = reportOf('The ~garden is quiet.').comments.find(({ comment }) =>
      comment.includes('không nghe ra'),
    );
    expect(missed?.quote).toMatchObject({ text: 'garden', at: null });
  });
});

it('does not blame the learner for what a machine wrote and the sound does not bear out', () => {
  const { speech, transcript } = heard(
    'We ~water the garden every day. ~Consequently ~my ~uncle ~go ~there. It ~grows well.',
  );
  const machine = { unsure: [] };
  const { comments } = talkReport({ ...speech, untold: 9 }, transcript, 'p', list, machine);
  const said = comments.map(({ comment }) => comment);
  expect(said.filter((comment) => /không nghe ra|phần chữ không ghi|Phần chữ có đoạn/.test(comment))).toEqual(
    [],
  );
  expect(said.filter((comment) => comment.startsWith('Mình ghi ra đoạn này'))).toHaveLength(1);
  expect(said.filter((comment) => comment.startsWith('Có khoảng 9 giây bạn nói mà mình'))).toHaveLength(1);
});

it('does not count a sentence of the transcript that was not spoken, but reports it', () => {
  const said = 'We water the garden every day. It grows well.';
  const more = reportOf('We water the garden every day. ~Consequently ~my ~uncle ~go ~there. It grows well.');
  const { words, errors, diversity, linkers, subordination } = reportOf(said).measures;
  expect(more.measures).toMatchObject({ words, errors, diversity, linkers, subordination });
  const named = more.comments.filter(({ comment }) => comment.includes('không nghe thấy'));
  expect(named.map(({ quote }) => quote?.text)).toEqual(['Consequently my uncle go there.']);
});
