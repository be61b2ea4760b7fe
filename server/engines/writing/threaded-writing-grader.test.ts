import { afterAll, expect, it } from 'vitest';
import { LIBRARY, LIBRARY_PROMPT } from '#tests/support/essay-samples.ts';
import { LocalWritingGrader } from './local-writing-grader.ts';
import { createThreadedWritingGrader } from './threaded-writing-grader.ts';

const threaded = createThreadedWritingGrader();
afterAll(threaded.close);

it.each(Object.entries(LIBRARY))('grades the %s essay like the local grader', async (_, essay) => {
  const input = { essay, prompt: LIBRARY_PROMPT, task: 2, minWords: 250 } as const;
  expect(await threaded.grade(input, 'learner')).toEqual(await new LocalWritingGrader().grade(input));
});
