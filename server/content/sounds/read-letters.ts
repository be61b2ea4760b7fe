import { dictationSetId, sayingSetId } from '#contract/letters.ts';
import type { WrittenLetter, WrittenSpelling } from '../../db/schema-sounds.ts';
import type { PackText } from '../pack-files.ts';
import type { ProblemReport } from '../problem-report.ts';
import type { UnplacedExercise } from '../read-exercise.ts';
import { readSource, type SourceFile } from '../source-file.ts';
import { type KnownWords, unknownWords } from './known-words.ts';
import { alphabetSource, type SpellingSource, spellingSource } from './sources.ts';
import { setOf } from './spoken-set.ts';

const ALPHABET = 'alphabet';
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function readAlphabet(file: PackText, problems: ProblemReport): WrittenLetter[] {
  const source = readSource(file, alphabetSource, problems);
  if (source === null) return [];
  const { data, report } = source;
  if (data.letters.map(({ letter }) => letter).join('') !== LETTERS.join(''))
    report(['letters'], 'The letters are those from A to Z, in this order');
  return data.letters.map(({ trap = null, ...letter }) => ({ ...letter, trap }));
}

function setsOf(id: string, { title, dictation, saying }: SpellingSource): UnplacedExercise[] {
  return [
    setOf(
      dictationSetId(id),
      `${title}: nghe và viết`,
      'Bạn nghe rồi viết lại như trong Listening Part 1.',
      dictation.map(({ ask, answer }, index) => ({
        id: `d${index + 1}`,
        content: { type_code: 'free_text', prompt: ask, word_limit: null },
        key: { type_code: 'free_text', accepted: answer },
      })),
    ),
    setOf(
      sayingSetId(id),
      `${title}: tự đọc`,
      'Bạn đọc thành tiếng rồi xem điểm.',
      saying.map(({ show, text }, index) => ({
        id: `y${index + 1}`,
        content: { type_code: 'ielts_scripted_speaking', prompt: `**${show}**`, text, model_audio: null },
        key: { type_code: 'ielts_scripted_speaking' },
      })),
    ),
  ];
}

function writtenTopic(
  id: string,
  { data, report }: SourceFile<SpellingSource>,
  words: KnownWords,
): WrittenSpelling {
  for (const [index, { text }] of data.saying.entries()) {
    const unknown = unknownWords([text], words);
    if (unknown !== null) report(['saying', index, 'text'], unknown);
  }
  return {
    id,
    title: data.title,
    tip: data.tip,
    dictation: data.dictation.map(({ say, ask, answer }, index) => ({
      id: `d${index + 1}`,
      ask,
      accepted: answer,
      said: say,
    })),
    saying: data.saying.map((one, index) => ({ id: `y${index + 1}`, ...one })),
  };
}

/** Reads the letters, and what is spelt out loud. Faults are reported. */
export function readLetters(files: readonly PackText[], words: KnownWords, problems: ProblemReport) {
  const letters = files.filter(({ id }) => id === ALPHABET).flatMap((file) => readAlphabet(file, problems));
  const [first] = files;
  if (first && !files.some(({ id }) => id === ALPHABET))
    problems.add(first.path, 1, 'What is spelt out loud needs letters/alphabet.yaml');
  const topics = files
    .filter(({ id }) => id !== ALPHABET)
    .flatMap((file) => {
      const source = readSource(file, spellingSource, problems);
      return source ? [{ id: file.id, source }] : [];
    })
    .toSorted((a, b) => a.source.data.place - b.source.data.place);
  return {
    letters,
    topics: topics.map(({ id, source }) => writtenTopic(id, source, words)),
    sets: topics.flatMap(({ id, source }) => setsOf(id, source.data)),
  };
}
