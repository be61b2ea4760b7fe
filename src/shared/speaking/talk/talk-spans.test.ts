import { expect, it } from 'vitest';
import type { TalkComment } from '#contract/talk-evaluation.ts';
import { talkSpans } from './talk-spans.ts';

const TEXT = 'She go to the terraced fields because it is quiet.';
const comment = (
  criterion: TalkComment['criterion'],
  tone: TalkComment['tone'],
  text: string,
): TalkComment => {
  const start = TEXT.indexOf(text);
  return { criterion, tone, comment: '', quote: { start, end: start + text.length, text, at: 0 } };
};
const marked = (comments: TalkComment[], phrases: string[] = []) =>
  talkSpans(TEXT, comments, phrases).map(({ start, end, kind }) => `${kind}: ${TEXT.slice(start, end)}`);

it.each([
  ['an error of grammar', [comment('GRA', 'improve', 'She go')], [], ['check: She go']],
  ['a phrase that was offered', [], ['terraced field'], ['phrase: terraced fields']],
  ['a strength', [comment('LR', 'strength', 'quiet')], [], ['phrase: quiet']],
  [
    'how it was said is marked elsewhere',
    [comment('FC', 'improve', 'because'), comment('P', 'improve', 'quiet')],
    [],
    [],
  ],
  [
    'an error before praise of the same words',
    [comment('GRA', 'strength', 'go to'), comment('GRA', 'improve', 'She go')],
    ['go to'],
    ['check: She go'],
  ],
  [
    'all in the order of the talk',
    [comment('GRA', 'strength', 'because it is quiet'), comment('GRA', 'improve', 'She go')],
    ['terraced fields'],
    ['check: She go', 'phrase: terraced fields', 'phrase: because it is quiet'],
  ],
  [
    'a comment on the whole talk',
    [{ criterion: 'GRA', tone: 'improve', comment: '', quote: null } as const],
    [],
    [],
  ],
] as const)('%s', (_, comments, phrases, expected) => {
  expect(marked([...comments], [...phrases])).toEqual(expected);
});
