import type { Answer } from '#contract/question.ts';
import { readPack } from '#server/content/read-pack.ts';
import { LIBRARY } from '#tests/support/essay-samples.ts';
import { rightAnswers, wrongAnswers } from '../tests/support/key-answers.ts';

/** A question with a key and possible answers, correct ones first. */
interface KeyedQuestion {
  id: string;
  right: Answer;
  wrong: Answer;
}

/** Work of the virtual learners: a lesson's sheet and practice. */
export interface Exercise {
  practice: string;
  course: string;
  lesson: string;
  sheet: { id: string; section: string } | null;
  keyed: KeyedQuestion[];
  /** A question that is read aloud. */
  spoken: string | null;
  /** A question that is answered by an essay. */
  written: string | null;
}

/** An essay of 281 words, made unique by `mark`. */
export const essayOf = (mark: string): Answer => ({
  type_code: 'ielts_writing',
  u: `${LIBRARY.good} ${mark}`,
});

/** All practices of the content, and the ids of its articles. */
export async function readExercises(): Promise<{ exercises: Exercise[]; articles: string[] }> {
  const reading = await readPack('content');
  if (!reading.ok) throw new Error('the content has problems');
  const { courses, exercises, blog_posts } = reading.pack;
  const lessons = new Map(courses.flatMap(({ lessons }) => lessons).map((lesson) => [lesson.id, lesson]));
  return {
    articles: blog_posts.map(({ id }) => id),
    exercises: exercises
      .filter(({ kind }) => kind === 'practice')
      .map(({ id, course_id, lesson_id, questions }) => {
        const sheet = lessons.get(lesson_id)?.sections.find(({ kind }) => kind === 'study_sheet');
        const idOf = (type: string) =>
          questions.find(({ question }) => question.content.type_code === type)?.question.id ?? null;
        return {
          practice: id,
          course: course_id,
          lesson: lesson_id,
          sheet: sheet?.module_id ? { id: sheet.module_id, section: sheet.id } : null,
          keyed: questions.flatMap((keyed) => {
            const [right] = rightAnswers(keyed);
            const wrong = wrongAnswers(keyed)[0] ?? right;
            return right && wrong ? [{ id: keyed.question.id, right, wrong }] : [];
          }),
          spoken: idOf('ielts_scripted_speaking'),
          written: idOf('ielts_writing'),
        };
      }),
  };
}
