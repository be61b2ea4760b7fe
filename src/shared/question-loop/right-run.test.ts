import { expect, it } from 'vitest';
import { rightRun } from './right-run.ts';

const [yes, no, none] = [true, false, null];

it.each([
  ['nothing answered', [], null],
  ['two right', [yes, yes], null],
  ['three right', [yes, yes, yes], 3],
  ['five right after a wrong one', [no, yes, yes, yes, yes, yes], 5],
  ['a wrong one at the end', [yes, yes, yes, no], null],
  ['a wrong one in the middle', [yes, yes, yes, no, yes, yes], null],
  ['a spoken or skipped one in the middle', [yes, none, yes, yes], 3],
  ['only spoken ones', [none, none, none], null],
])('%s: %s', (_, verdicts, run) => {
  expect(rightRun(verdicts)).toBe(run);
});
