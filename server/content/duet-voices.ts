import type { SectionDetail } from '#contract/lesson-detail.ts';
import type { ContentPack, PackExercise, PackLesson } from './pack.ts';

const detailWith = (detail: SectionDetail, voices: ReadonlyMap<string, string>): SectionDetail =>
  detail.kind === 'duet_video'
    ? {
        ...detail,
        lines: detail.lines.map((line) => ({ ...line, audio: voices.get(line.id) ?? line.audio })),
      }
    : detail;

const lessonWith = (lesson: PackLesson, voices: ReadonlyMap<string, string>): PackLesson => ({
  ...lesson,
  details: Object.fromEntries(
    Object.entries(lesson.details).map(([id, detail]) => [id, detailWith(detail, voices)]),
  ),
});

const exerciseWith = (exercise: PackExercise, voices: ReadonlyMap<string, string>): PackExercise => ({
  ...exercise,
  questions: exercise.questions.map((stored) => {
    const { content } = stored.question;
    const model_audio = voices.get(stored.question.id);
    if (content.type_code !== 'ielts_scripted_speaking' || model_audio === undefined) return stored;
    return { ...stored, question: { ...stored.question, content: { ...content, model_audio } } };
  }),
});

/**
 * Adds model voices to the duets of a pack.
 * @param voices URL of each line's recording, by the line's id; a line without one remains text only
 */
export const withDuetVoices = (pack: ContentPack, voices: ReadonlyMap<string, string>): ContentPack => ({
  ...pack,
  courses: pack.courses.map((course) => ({
    ...course,
    lessons: course.lessons.map((lesson) => lessonWith(lesson, voices)),
  })),
  exercises: pack.exercises.map((exercise) =>
    exercise.kind === 'duet_video' ? exerciseWith(exercise, voices) : exercise,
  ),
});
