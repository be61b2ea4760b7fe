import type { Answer, QuestionKey } from '#contract/question.ts';
import { markAnswer } from '#rules/questions/marking.ts';
import { readPack } from '#server/content/read-pack.ts';
import { type Figure, median } from './table.ts';

const TEST_ID = 'academic-reading-1';
const ROUNDS = 15;
/** Repetitions of marking the whole test per round. */
const TIMES = 200;

const firstOf = (accepted: string): string => accepted.split('|')[0] ?? '';

/** A correct answer, in the form a learner submits. */
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

/** Mean duration of one run, microseconds. */
function time(run: () => void): number {
  const began = performance.now();
  for (let index = 0; index < TIMES; index += 1) run();
  return ((performance.now() - began) * 1000) / TIMES;
}

/** If one copy takes 0.05 ms, this many take 5 ms, the limit for marking; most machines are faster. */
const COPIES = 100;

/** Marking a whole test of forty marks, compared with one JSON round trip of the same answers. */
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
  // Warm-up, so that both are compiled.
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
