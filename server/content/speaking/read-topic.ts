import type { PackSpeakingSet } from '../pack.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import { readSource, type SourceFile } from '../source-file.ts';
import { type Asked, askedCard, askedQuestion, conversationOf, minutesOf } from './asked.ts';
import { checkCard, checkIds, checkQuestion } from './check-asked.ts';
import { topicSource } from './sources.ts';
import { wordUseIn } from './words-in.ts';

type Topic = NonNullable<ReturnType<typeof readTopicSource>>['data'];

export interface ReadTopic {
  /** Its file name. */
  name: string;
  part: 1 | 2;
  asked: Asked[];
  set: Omit<PackSpeakingSet, 'position' | 'is_free'>;
}

/** Id of the set of a topic, a test or another conversation. */
export const setId = (name: string): string => `speaking-${name}`;

const readTopicSource = (file: PackText, problems: ProblemReport) => readSource(file, topicSource, problems);

function checkVocabulary({ data, report }: SourceFile<Topic>): void {
  const talks = data.part === 2 ? data.card.models : [];
  const models = [...talks, ...data.questions.flatMap(({ models }) => models)].map(({ text }) =>
    wordUseIn(text),
  );
  for (const [index, { word, ipa, example }] of data.vocabulary.entries()) {
    const at = ['vocabulary', index];
    if (!models.some((uses) => uses(word))) report([...at, 'word'], `No model answer uses "${word}"`);
    if (!wordUseIn(example)(word)) report([...at, 'example'], `The example does not use "${word}"`);
    if (/[g:ː]/.test(ipa))
      report([...at, 'ipa'], 'The dictionary notation of this pack has ɡ for g and no marks of length');
  }
}

function checkTopic(source: SourceFile<Topic>): void {
  const { data, report } = source;
  const roundingOff = data.part === 2 ? data.card.rounding_off : [];
  checkIds(
    [
      ...data.questions.map(({ id }, index) => ({ id, at: ['questions', index, 'id'] })),
      ...roundingOff.map(({ id }, index) => ({ id, at: ['card', 'rounding_off', index, 'id'] })),
    ],
    report,
  );
  for (const [index, question] of data.questions.entries())
    checkQuestion(question, data.part === 1 ? 1 : 3, ['questions', index], report);
  if (data.part === 2) checkCard(data.card, ['card'], report);
  checkVocabulary(source);
}

/** Reads a topic of Part 1, or a card of Part 2 with its Part 3; null when it is invalid. Faults are reported. */
export function readTopic(file: PackText, problems: ProblemReport): ReadTopic | null {
  const source = readTopicSource(file, problems);
  if (source === null) return null;
  checkTopic(source);
  const { data } = source;
  const asked =
    data.part === 1
      ? data.questions.map((question) => askedQuestion(question, 1))
      : [...askedCard(data.card), ...data.questions.map((question) => askedQuestion(question, 3))];
  const id = setId(file.id);
  const { title, title_vi, summary_vi, category, part, level, intro, vocabulary } = data;
  const { questions, scripts } = conversationOf(id, asked);
  return {
    name: file.id,
    part,
    asked,
    set: {
      id,
      mode: 'topic',
      title,
      title_vi,
      summary_vi,
      category,
      part,
      level,
      questions,
      minutes: minutesOf(asked),
      detail: { intro, transitions: null, vocabulary, scripts },
    },
  };
}
