import { describe, expect, it } from 'vitest';
import { ATTACKS } from '#tests/support/essay-attacks.ts';
import { LIBRARY_PROMPT } from '#tests/support/essay-samples.ts';
import { LocalWritingGrader } from './local-writing-grader.ts';

const grader = new LocalWritingGrader();

describe('bands of attacks on the rules', () => {
  it.each(ATTACKS)('$name', async ({ essay, measured }) => {
    const result = await grader.grade({ essay, prompt: LIBRARY_PROMPT, task: 2, minWords: 250 });
    const bands =
      result.outcome === 'graded'
        ? Object.fromEntries([
            ...result.criteria.map(({ code, band }) => [code, band.point]),
            ['band', result.band.point],
          ])
        : null;
    expect(bands).toEqual(measured);
  });
});
