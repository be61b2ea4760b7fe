import type { PronunciationLesson } from '#contract/pronunciation-lesson.ts';
import type { Sayable } from '#src/shared/sounds/say-set.tsx';
import { SECTION } from '../messages/pronunciation.ts';

/** A sentence is chosen by its first words. */
const LABEL_WORDS = 3;
const labelOf = (text: string): string => `${text.split(' ').slice(0, LABEL_WORDS).join(' ')}…`;

/** What is said in a lesson, as the questions of its set are. */
export const sayables = ({ words, sentences }: PronunciationLesson['say']): Sayable[] => [
  ...words.map(
    ({ id, text, vi, ipa, voices }): Sayable => ({
      id,
      label: text,
      content: { type_code: 'voice', prompt: vi, text, ipa: `/${ipa}/`, model_audio: null },
      model: { text, voices },
    }),
  ),
  ...sentences.map(
    ({ id, text, vi, voices }): Sayable => ({
      id,
      label: labelOf(text),
      content: { type_code: 'ielts_scripted_speaking', prompt: vi, text, model_audio: null },
      model: { text, voices },
    }),
  ),
];

/** The learner's lines of the situation of a lesson, as the questions of its set are. */
export const ownLines = ({ lines }: PronunciationLesson['use']): Sayable[] =>
  lines
    .flatMap(({ id, ...line }) => (id === null ? [] : [{ ...line, id }]))
    .map(({ id, text, vi, voices }, index) => ({
      id,
      label: SECTION.ownLine(index + 1),
      content: { type_code: 'ielts_scripted_speaking', prompt: vi, text, model_audio: null },
      model: { text, voices },
    }));
