import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ProblemReport } from '../problem-report.ts';
import { readLearningTrial } from './read-chat.ts';

const PATH = 'learning-trial/chat.yaml';

/** Reads the starter's lesson with some text replaced. */
async function read(from: string | RegExp = '', to = '') {
  const source = await readFile(`content/${PATH}`, 'utf8');
  const changed = from === '' ? source : source.replace(from, to);
  if (from !== '' && changed === source) throw new Error(`the lesson does not have ${String(from)}`);
  const problems = new ProblemReport();
  const text = { kind: 'learning_trial' as const, path: PATH, id: 'chat', ownerId: '', source: changed };
  const files = { manifest: null, payments: null, texts: [text], media: [], bytes: new Map() };
  const trial = await readLearningTrial(files, problems);
  return { trial, problems: problems.sorted() };
}

describe('a fault in the learning trial is reported with its file and line', () => {
  it.each([
    ['an answer that there is not', 'answer: 2', 'answer: 4', 'There is no option 4'],
    [
      'an option twice',
      '- "Yes, I do."',
      '- "Yes, I do, because the streets are quiet then."',
      'there twice',
    ],
    ['a chunk twice', '"are quiet", ', '"are quiet", "are quiet", ', 'there twice'],
    ['a skill that there is not', 'skill: reason', 'skill: grammar', 'There is no skill "grammar"'],
    ['a skill that nothing asks for', /skill: reason/g, 'skill: structure', 'asks for the skill "reason"'],
    ['an id twice', 'id: first-order', 'id: first-word', 'used twice'],
    ['a word that cannot be scored', 'text: "I like mornings', 'text: "I liek mornings', 'know "liek"'],
    ['words that are not heard', 'accepted: ["students"]', 'accepted: ["pupils"]', 'not in what is heard'],
    [
      'a choice without its answer',
      /answer: 2\n {10}right_vi: "Bạn nghe/,
      'right_vi: "Bạn nghe',
      'by options',
    ],
    ['an unknown page', 'next_page: sounds', 'next_page: tutor', 'next_page'],
    ['a field too much', 'kind: say', 'kind: say\n          seconds: 3', 'seconds'],
  ])('%s', async (_, from, to, message) => {
    const { problems } = await read(from, to);
    const found = problems.find((problem) => problem.message.includes(message));
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    expect(found).toMatchObject({ file: PATH });
    expect(found?.line).toBeGreaterThan(1);
  });
});

it('asks in each way, and never shows an order as it is meant', async () => {
  const { trial, problems } = await read();
  expect(problems).toEqual([]);
  const asked = trial?.detail.messages.flatMap(({ ask }) => (ask ? [ask.kind] : []));
  expect(new Set(asked)).toEqual(new Set(['choice', 'text', 'order', 'listen', 'say']));
  expect(trial?.questions).toHaveLength(asked?.length ?? 0);
  for (const { question, key } of trial?.questions ?? []) {
    if (question.content.type_code !== 'fill_paragraph' || key.type_code !== 'fill_paragraph') continue;
    expect(question.content.word_bank).not.toEqual(Object.values(key.blanks));
    expect(question.content.word_bank?.toSorted()).toEqual(Object.values(key.blanks).toSorted());
  }
});
