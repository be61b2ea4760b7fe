import type { Section } from '#contract/lesson.ts';
import { CONTENT_TYPE, type DetailOf, type SectionDetail } from '#contract/lesson-detail.ts';
import type { PackLesson, PackStudySheet } from './pack.ts';
import type { UnplacedExercise } from './read-exercise.ts';

export interface LessonModules {
  study_sheets: readonly PackStudySheet[];
  exercises: readonly UnplacedExercise[];
  /** Videos, docs and duets, by `moduleName`. */
  media: ReadonlyMap<string, MediaDetail>;
}

type MediaDetail = DetailOf<'video' | 'doc' | 'duet_video'>;

const idOf = (detail: MediaDetail): string => {
  switch (detail.kind) {
    case 'video':
      return detail.video_id;
    case 'doc':
      return detail.doc_id;
    case 'duet_video':
      return detail.duet_video_id;
  }
};

export const moduleName = (detail: MediaDetail): string => `${detail.kind} ${idOf(detail)}`;

const detailOf = ({ kind, module_id }: Section, modules: LessonModules): SectionDetail | null => {
  if (kind === 'study_sheet') {
    const sheet = modules.study_sheets.find(({ id }) => id === module_id);
    if (!sheet) return null;
    return { kind, study_sheet_id: sheet.id, summary: sheet.summary, reading_minutes: sheet.reading_minutes };
  }
  if (kind === 'revise' || kind === 'practice') {
    const exercise = modules.exercises.find((one) => one.kind === kind && one.id === module_id);
    if (!exercise) return null;
    const questions = exercise.questions.length;
    return kind === 'revise'
      ? { kind, content_type: CONTENT_TYPE[kind], revise_id: module_id, questions }
      : { kind, practice_id: module_id, questions };
  }
  return modules.media.get(`${kind} ${module_id}`) ?? null;
};

/** Adds the content of its sections to a lesson. Missing modules are reported elsewhere. */
export const withDetails = (lesson: PackLesson, modules: LessonModules): PackLesson => ({
  ...lesson,
  details: Object.fromEntries(
    lesson.sections.flatMap((section) => {
      const detail = detailOf(section, modules);
      return detail ? [[section.id, detail] as const] : [];
    }),
  ),
});
