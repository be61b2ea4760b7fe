import { beforeAll, expect, it } from 'vitest';
import { readWav } from '#server/engines/audio/wav.ts';
import { readModelFile } from '#server/engines/speech/knowledge-files.ts';
import { loadSpeechKnowledge } from '#server/engines/speech/speech-knowledge.ts';
import { readRecogniser } from '#server/engines/transcription/read-recogniser.ts';
import { openScoringEar } from '#speech/pack/scoring-ear.ts';
import { type ScoringEar, scoreByEar } from '#speech/pronunciation.ts';
import { speakToWav } from '#tests/support/speak.ts';

/** Two networks are opened, and six sentences heard: twelve seconds, more on a busy machine. */
const TIMEOUT_MS = 120_000;

/**
 * What is said as another word in a sentence, and which sounds are named for it. Of the other words nothing is claimed: not of
 * most near vowels ("ship" for "sheep"), nor of what the ear repairs ("sink" for "think").
 */
const CASES = [
  { text: 'A big sheep is in the bad garden.', said: { sheep: 'ship', bad: 'bed' }, named: [] },
  { text: 'I want to live near that man.', said: { live: 'leave', man: 'men' }, named: ['live: IH as IY'] },
  { text: 'The pool was full and the hut was small.', said: { full: 'fool', hut: 'hot' }, named: [] },
  {
    text: 'I think we have three brothers.',
    said: { think: 'sink', three: 'tree' },
    named: ['three: TH as T'],
  },
  {
    text: 'Put the rice beside the old vine.',
    said: { rice: 'lice', vine: 'wine' },
    named: ['rice: R as L'],
  },
  {
    text: 'She told us the price of thin paper.',
    said: { price: 'prize', thin: 'thing' },
    named: ['price: S as Z', 'thin: N as NG'],
  },
];

const knowledge = loadSpeechKnowledge();
let ear: ScoringEar;

/** "sheep: IY as IH": every sound of a reading that is called another one. */
async function namedIn(text: string, said: string): Promise<string[]> {
  const heard = await scoreByEar(knowledge, ear, readWav(await speakToWav(said)), text);
  if (heard.outcome !== 'scored') throw new Error(`declined: ${heard.reason}`);
  return heard.words.flatMap((word) =>
    word.phones.flatMap((phone) => (phone.said ? [`${word.text}: ${phone.phone} as ${phone.said}`] : [])),
  );
}

beforeAll(async () => {
  ear = await openScoringEar(await readRecogniser(), readModelFile);
}, TIMEOUT_MS);

// The voices are synthetic; how often learners are understood is in speech/training/README.md.
it.each(CASES)(
  'names what was surely said otherwise, and nothing else: $text',
  async ({ text, said, named }) => {
    const spoken = Object.entries(said).reduce((line, [asked, other]) => line.replace(asked, other), text);
    expect(await namedIn(text, spoken)).toEqual(named);
  },
  TIMEOUT_MS,
);
