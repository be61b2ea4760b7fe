import type { Answer, QuestionKey } from '#contract/question.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import { readPack } from '#server/content/read-pack.ts';
import { type Figure, median } from './table.ts';

const TEST_ID = 'academic-reading-1';
const ROUNDS = 15;
/** Times that the whole test is marked in a round. */
const TIMES = 200;

const firstOf = (accepted: string): string => accepted.split('|')[0] ?? '';

/** The keyed answer, as a learner gives it. */
function rightAnswer(key: QuestionKey): Answer | null {
  switch (key.type_code) {
    case 'free_text':
      return { type_code: key.type_code, text: firstOf(key.accepted) };
    case 'fill_paragraph':
      return {
        type_code: key.type_code,
        blanks: Object.fromEntries(Object.entries(key.blanks).map(([name, word]) => [name, firstOf(word)])),
      };
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
    case 'matching':
      return key;
    default:
      return null;
  }
}

/** Microseconds of one run, from many. */
function time(run: () => void): number {
  const began = performance.now();
  for (let index = 0; index < TIMES; index += 1) run();
  return ((performance.now() - began) * 1000) / TIMES;
}

/** Such copies take five milliseconds, the longest that marking may take, where one takes 0.05; most machines are faster. */
const COPIES = 100;

/** Marking a whole test of forty marks, against reading and writing the same answers as JSON once. */
export async function markingFigure(): Promise<Figure> {
  const reading = await readPack('content');
  const test = reading.ok ? reading.pack.tests.find(({ id }) => id === TEST_ID) : undefined;
  if (!test) throw new Error(`the starter content has no test ${TEST_ID}`);
  const given = test.questions.flatMap(({ question, key }) => {
    const answer = rightAnswer(key);
    return answer ? [{ question, key, answer }] : [];
  });
  const mark = (): number =>
    given.reduce(
      (sum, { question, key, answer }) =>
        sum + (markAnswer(question.content, key, answer, question.marks)?.marksWon ?? 0),
      0,
    );
  const answers = given.map(({ answer }) => answer);
  const copy = (): unknown => JSON.parse(JSON.stringify(answers));
  if (mark() !== 40) throw new Error(`${TEST_ID} gave ${mark()} marks for right answers`);
  // Once each before anything is measured, so that both are compiled.
  time(mark);
  time(copy);
  const ours: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(time(mark));
    plain.push(time(copy));
  }
  const [a, b] = [median(ours), median(plain)];
  return {
    name: 'marking the 40 questions of a test, against one copy of the answers as JSON',
    ours: `${(a / 1000).toFixed(3)} ms`,
    plain: `${(b / 1000).toFixed(3)} ms`,
    ratio: a / b,
    bound: 'max',
    limit: COPIES,
  };
}
