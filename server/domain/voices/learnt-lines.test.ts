import { expect, it } from 'vitest';
import { LearntLines } from './learnt-lines.ts';
import { examinerLine } from './voice-lines.ts';

it('remembers the last lines, and forgets older ones', () => {
  const lines = new LearntLines();
  for (let index = 0; index < 501; index++) lines.add(`k${index}`, examinerLine(`Why ${index}?`));
  expect(lines.get('k0')).toBeUndefined();
  expect(lines.get('k1')).toEqual(examinerLine('Why 1?'));
  expect(lines.get('k500')).toEqual(examinerLine('Why 500?'));
});
