import { expect, it } from 'vitest';
import { askedIn, SPEAKING_LEXICON } from '#tests/support/speaking-lexicon.ts';
import { relevanceOf } from './relevance.ts';
import { RELEVANCE_CASES } from './relevance-cases.ts';

/** Required share of the table: 38 of 40. */
const REQUIRED = 0.95;

const judged = RELEVANCE_CASES.map(([topic, question, said, is]) => ({
  ...{ topic, said, is },
  found: relevanceOf(said, askedIn(topic, question), SPEAKING_LEXICON),
}));

it('judges 38 of 40 answers rightly, and calls none beside its question that is about it', () => {
  const wrong = judged.filter(({ is, found }) => is !== found);
  expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(
    Math.floor((1 - REQUIRED) * judged.length),
  );
  expect(judged.filter(({ is, found }) => is === 'about' && found === 'beside')).toEqual([]);
});

it('claims nothing where no author wrote about the topic', () => {
  const asked = { question: 'What do you do at weekends?', material: [], topic: null };
  const said = RELEVANCE_CASES.filter(([, , , is]) => is === 'beside').map(([, , text]) => text);
  for (const text of said) expect(relevanceOf(text, asked, SPEAKING_LEXICON)).not.toBe('beside');
});
