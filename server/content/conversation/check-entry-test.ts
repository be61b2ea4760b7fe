import { SCENE_LEVELS } from '#contract/conversation.ts';
import { repeated } from '../questions/fault.ts';
import type { KnownWords } from '../sounds/known-words.ts';
import type { SourceFile } from '../source-file.ts';
import type { EntryTestSource } from './course-sources.ts';

const LEAST_A_LEVEL = 3;
/** Characters by which the options of a question may differ in length. */
const MOST_DIFFERENT = 12;

type File = SourceFile<EntryTestSource>;
type Question = EntryTestSource['questions'][number];

const isLongest = ({ options, key }: Question): boolean =>
  options.every((option, index) => index === key - 1 || option.length < (options[key - 1]?.length ?? 0));

function checkQuestion(question: Question, index: number, { report }: File, words: KnownWords): void {
  const at = ['questions', index];
  const lengths = question.options.map((option) => option.length);
  if (question.key > question.options.length) report([...at, 'key'], `There is no option ${question.key}`);
  if (Math.max(...lengths) - Math.min(...lengths) > MOST_DIFFERENT)
    report([...at, 'options'], `Options differ by at most ${MOST_DIFFERENT} characters in length`);
  for (const option of repeated(question.options)) report([...at, 'options'], `"${option}" is there twice`);
  for (const word of words.unknownIn(question.line.text))
    report([...at, 'line'], `The dictionary does not know "${word}"`);
}

/** Whoever guesses by place or length gets nowhere. */
function checkBalance({ data: { questions }, report }: File): void {
  for (const key of [1, 2, 3]) {
    const share = questions.filter((question) => question.key === key).length / questions.length;
    if (share < 1 / 5 || share > 1 / 2)
      report(['questions'], `The key is option ${key} in ${Math.round(share * 100)} % of the questions`);
  }
  const longest = questions.filter(isLongest).length;
  if (longest > questions.length / 2)
    report(['questions'], `The key is the longest option in ${longest} of ${questions.length} questions`);
}

export function checkEntryTest(file: File, words: KnownWords): void {
  const { questions } = file.data;
  for (const id of repeated(questions.map((question) => question.id)))
    file.report(['questions'], `The id "${id}" is used twice`);
  for (const level of SCENE_LEVELS) {
    const own = questions.filter((question) => question.level === level);
    if (own.length < LEAST_A_LEVEL)
      file.report(
        ['questions'],
        `Level ${level} has ${own.length} questions, at least ${LEAST_A_LEVEL} are needed`,
      );
  }
  checkBalance(file);
  for (const [index, question] of questions.entries()) checkQuestion(question, index, file, words);
}
