import { pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import type { WrittenLesson } from '../../db/schema-pronunciation.ts';
import type { UnplacedExercise } from '../read-exercise.ts';
import { type SetQuestion, setOf } from '../sounds/spoken-set.ts';

const told = ({ id, ask: prompt, options, choice }: WrittenLesson['tell'][number]): SetQuestion => ({
  id,
  content: {
    type_code: 'single_choice',
    prompt,
    options: options.map(({ id: own, text }) => ({ id: own, text })),
  },
  key: { type_code: 'single_choice', choice },
});

const saidWord = ({ id, text, vi, ipa }: WrittenLesson['say']['words'][number]): SetQuestion => ({
  id,
  content: { type_code: 'voice', prompt: vi, text, ipa: `/${ipa}/`, model_audio: null },
  key: { type_code: 'voice' },
});

const saidSentence = ({ id, text, vi }: { id: string; text: string; vi: string }): SetQuestion => ({
  id,
  content: { type_code: 'ielts_scripted_speaking', prompt: vi, text, model_audio: null },
  key: { type_code: 'ielts_scripted_speaking' },
});

/** The questions of a lesson: a set for each section but the first, which any learner may do. */
export function setsOfLesson({ id, title, tell, say, use }: WrittenLesson): UnplacedExercise[] {
  const own = use.lines.flatMap((one) => (one.id === null ? [] : [{ ...one, id: one.id }]));
  return [
    setOf(pronunciationSetId(id, 'tell'), `${title}: phân biệt`, 'Bạn nghe rồi chọn.', tell.map(told)),
    setOf(pronunciationSetId(id, 'say'), `${title}: nói`, 'Bạn nghe mẫu, đọc rồi xem điểm từng âm.', [
      ...say.words.map(saidWord),
      ...say.sentences.map(saidSentence),
    ]),
    setOf(pronunciationSetId(id, 'use'), `${title}: dùng`, use.situation, own.map(saidSentence)),
  ];
}
