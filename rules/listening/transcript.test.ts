import { describe, expect, it } from 'vitest';
import { type ListeningScript, readListeningScript } from './script.ts';
import { secondOf, transcriptFrom, transcriptOf, transcriptText } from './transcript.ts';

function scriptOf(source: string): ListeningScript {
  const reading = readListeningScript(source);
  if (!reading.ok) throw new Error(reading.faults[0]?.message);
  return reading.script;
}

const script = scriptOf(`NARRATOR: Part 1.
[pause 5]
NARRATOR: Now listen.
WOMAN: Hello. It costs
twelve pounds.
MAN: Hello. Thank you.
[pause 2]
Bye.`);
const starts = [0.5, 6, 8, 9, 61, 62, 125];

describe('transcriptOf', () => {
  it('has a line for each sentence, with paragraph, speaker and time', () => {
    expect(transcriptOf(script, starts)).toEqual([
      { turn: 0, speaker: 'Narrator', text: 'Part 1.', at: 0.5 },
      { turn: 1, speaker: 'Narrator', text: 'Now listen.', at: 6 },
      { turn: 2, speaker: 'Woman', text: 'Hello.', at: 8 },
      { turn: 2, speaker: 'Woman', text: 'It costs twelve pounds.', at: 9 },
      { turn: 3, speaker: 'Man', text: 'Hello.', at: 61 },
      { turn: 3, speaker: 'Man', text: 'Thank you.', at: 62 },
      { turn: 4, speaker: 'Man', text: 'Bye.', at: 125 },
    ]);
  });
});

describe('transcriptFrom', () => {
  it('has a line for each paragraph, with the speaker if labelled', () => {
    const text = 'WOMAN: Good\nmorning.\n\n\nHe said: hello.\n\nSPEAKER 2: No: I do.\n';
    expect(transcriptFrom(text)).toEqual([
      { turn: 0, speaker: 'Woman', text: 'Good morning.', at: null },
      { turn: 1, speaker: null, text: 'He said: hello.', at: null },
      { turn: 2, speaker: 'Speaker 2', text: 'No: I do.', at: null },
    ]);
  });
});

describe('transcriptText', () => {
  it('has a paragraph for each turn', () => {
    expect(transcriptText(transcriptOf(script, starts))).toBe(
      'Part 1.\n\nNow listen.\n\nHello. It costs twelve pounds.\n\nHello. Thank you.\n\nBye.',
    );
  });
});

describe('secondOf', () => {
  it.each([
    ['a sentence', 'Now listen.', 6],
    ['words within one', 'twelve pounds', 9],
    ['words over the end of a line in the script', 'It costs\n  twelve', 9],
    ['two sentences, by the first', 'Hello. Thank you.', 61],
    ['words with their speaker', 'MAN: Hello. Thank', 61],
    ['the last words', 'Bye.', 125],
    ['words that nobody says', 'thirteen pounds', null],
    ['nothing', '', null],
  ])('finds %s', (_, quote, expected) => {
    expect(secondOf(quote, script, starts)).toBe(expected);
  });
});
