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

// A browser is held to the same numbers (tests/journeys/score-on-the-device.spec.ts).
it('scores to the last digit as it did: what changes a score raises the version of ENGINE', () => {
  expect(JSON.parse(JSON.stringify(scores))).toEqual(JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')));
});

it('has readings that are scored, and readings that are declined for several reasons', () => {
  const declined = Object.values(scores).flatMap((score) =>
    score.outcome === 'declined' ? [score.reason] : [],
  );
  expect(new Set(declined)).toEqual(new Set(['other_text', 'noise', 'silence']));
  expect(readings.length - declined.length).toBeGreaterThanOrEqual(6);
});
