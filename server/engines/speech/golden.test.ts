import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scorePronunciation } from '#speech/pronunciation.ts';
import { GOLDEN_FILE, goldenReadings } from '#tests/support/golden-readings.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

const knowledge = loadSpeechKnowledge();
const readings = await goldenReadings();
const scores = Object.fromEntries(
  readings.map(({ name, pcm, text }) => [name, scorePronunciation(knowledge, pcm, text)]),
);
if (process.env.UPDATE_GOLDEN) writeFileSync(GOLDEN_FILE, `${JSON.stringify(scores, null, 1)}\n`);

// Browsers are held to the same numbers (tests/journeys/score-on-the-device.spec.ts).
it('reproduces every score to the last digit (a change must raise the version of ENGINE)', () => {
  expect(JSON.parse(JSON.stringify(scores))).toEqual(JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')));
});

it('includes scored readings and readings declined for several reasons', () => {
  const declined = Object.values(scores).flatMap((score) =>
    score.outcome === 'declined' ? [score.reason] : [],
  );
  expect(new Set(declined)).toEqual(new Set(['other_text', 'noise', 'silence']));
  expect(readings.length - declined.length).toBeGreaterThanOrEqual(6);
});
