import { z } from 'zod/mini';
import { activationStatusSchema } from '../course.ts';
import { trainedSkills } from '../course-offers.ts';
import { sectionResult, sectionSchema, sectionStatus, starCup } from '../lesson.ts';
import { sectionDetailSchema } from '../lesson-detail.ts';
import {
  pronunciationLesson,
  pronunciationProgress,
  pronunciationSummary,
  sectionProgressBody,
} from '../pronunciation-lesson.ts';
import { action, command, read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { measured } from '../study-time.ts';

const params = z.object({ id: idText });

const userResult = z.object({
  /** Latest completion first, then sections that were only begun. */
  lesson_section_result: z.array(sectionResult),
  star_cup: starCup,
  /** When the learner last restarted the lesson, milliseconds since 1970; null: never. */
  redone_at: z.nullable(z.number()),
});

/** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
const clock = { at: z.number(), skew: z.number() };

const lessonHead = {
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  course_id: z.string(),
  course_name: z.string(),
};

const listedSection = z.extend(sectionSchema, { skills: trainedSkills });

const readErrors = ['NOT_FOUND', 'COURSE_NOT_ACTIVATED'] as const;

const commandErrors = [...readErrors] as const;

export const assets = read({
  summary: "A lesson with its sections and the learner's results",
  path: '/ielts/lessons/{id}/assets',
  who: 'maybe-taker',
  params,
  response: z.object({
    ...lessonHead,
    list_section: z.array(listedSection),
    user_result: userResult,
  }),
  errors: readErrors,
});

export const assetsWithDetail = read({
  summary: 'The same, with the content of each section: video, text, lines of a duet, number of questions',
  path: '/ielts/lessons/{id}/assets-with-detail',
  who: 'maybe-taker',
  params,
  response: z.object({
    ...lessonHead,
    list_section: z.array(z.extend(listedSection, { detail: z.nullable(sectionDetailSchema) })),
    user_result: userResult,
  }),
  errors: readErrors,
});

export const nextLesson = read({
  summary: 'The lesson after this one in its course; null after the last',
  path: '/ielts/lessons/{id}/next-lesson',
  who: 'maybe-learner',
  params,
  response: z.object({
    lesson: z.nullable(
      z.object({
        id: z.string(),
        title: z.string(),
        summary: z.string(),
        minutes: z.number(),
        /** Whether the caller may open it; missing from earlier servers. */
        is_open: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: readErrors,
});

export const calculateStarAndCup = action({
  summary: 'What completing a section has earned: its result first, then stars and cup of the lesson',
  method: 'POST',
  path: '/ielts/lessons/{id}/calculate-star-and-cup',
  who: 'learner',
  params,
  body: z.object({ section_id: idText }),
  response: userResult,
  errors: readErrors,
});

export const redo = command({
  summary: 'Restarts the lesson: its sections are open again, and earlier submissions are preserved',
  storedAs: 'lesson.redo',
  label: 'Học lại bài',
  slots: [{ prefix: 'lesson-redo', of: ['id'] }],
  path: '/ielts/lessons/{id}/redo',
  who: 'learner',
  params,
  body: z.object(clock),
  response: z.object({ redone_at: z.number() }),
  errors: commandErrors,
});

export const isAllowed = read({
  summary: 'Whether the lesson may be entered',
  path: '/ielts/lessons/{id}/is-allowed',
  who: 'maybe-learner',
  params,
  response: z.object({
    is_allowed: z.boolean(),
    course_activation_status: activationStatusSchema,
    course_id: z.string(),
    /** Missing in responses of earlier servers. */
    course_name: z.optional(z.string()),
  }),
  errors: ['NOT_FOUND'],
});

export const exerciseIsAllowed = read({
  summary: 'Whether a practice, duet or revise set may be opened, with its course and lesson',
  path: '/ielts/exercises/{id}/is-allowed',
  who: 'maybe-learner',
  params,
  response: z.object({
    is_allowed: z.boolean(),
    course_activation_status: activationStatusSchema,
    course_id: z.string(),
    course_name: z.string(),
    /** Last day of the learner's course, ISO date; null if open-ended or not their course. */
    study_end_date: z.nullable(z.string()),
    lesson_id: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

export const updateProgress = command({
  summary: 'Marks a section of a lesson as begun (1) or completed (2)',
  storedAs: 'lesson.updateProgress',
  label: 'Tiến độ bài học',
  slots: [{ prefix: 'progress', of: ['id', 'section_id'] }],
  path: '/ielts/lessons/{id}/update-progress',
  who: 'taker',
  params,
  body: z.object({
    section_id: idText,
    status: sectionStatus,
    ...clock,
    ...measured,
  }),
  response: z.object({ section_id: z.string(), status: z.number() }),
  errors: commandErrors,
});

export const pronunciationPath = read({
  summary: 'The path of pronunciation lessons',
  path: '/ielts/pronunciation/lessons',
  who: 'anyone',
  response: z.object({ lessons: z.array(pronunciationSummary) }),
});

export const assetsWithDetailPronunciation = read({
  summary:
    'A pronunciation lesson: what is heard, told apart, said and used, with the keys and the paths of its voices',
  path: '/ielts/lessons/{id}/assets-with-detail-pronunciation',
  who: 'anyone',
  params,
  response: pronunciationLesson,
  errors: ['NOT_FOUND'],
});

/** Sections of all pronunciation lessons that were begun since the last reset of each. */
export const pronunciationProgressOfAll = read({
  summary: "The learner's progress in the sections of all pronunciation lessons",
  path: '/ielts/pronunciation/lessons/progress',
  who: 'learner',
  response: z.object({
    progress: z.array(pronunciationProgress),
    /** When lessons were last reset, milliseconds. */
    resets: z.array(z.object({ lesson_id: z.string(), at: z.number() })),
  }),
});

const pronunciationCommandErrors = ['NOT_FOUND'] as const;

/** Progress only rises: begun, completed, a better score. What is from before a reset does not count. */
export const sectionProgressPronunciation = command({
  summary: 'Marks a section of a pronunciation lesson as begun (1) or completed (2), with its score',
  storedAs: 'lesson.sectionProgressPronunciation',
  label: 'Tiến độ bài phát âm',
  path: '/ielts/lessons/{id}/section-progress-pronunciation',
  who: 'learner',
  params,
  body: sectionProgressBody,
  response: z.object({ section: z.string(), status: z.number() }),
  errors: pronunciationCommandErrors,
});

export const resetSectionProgressPronunciation = command({
  summary: 'Opens the sections of a pronunciation lesson again; what was done before is kept',
  storedAs: 'lesson.resetSectionProgressPronunciation',
  label: 'Học lại bài phát âm',
  slots: [{ prefix: 'pronunciation-reset', of: ['id'] }],
  path: '/ielts/lessons/{id}/reset-section-progress-pronunciation',
  who: 'learner',
  params,
  body: z.object(clock),
  response: z.object({ reset_at: z.number() }),
  errors: pronunciationCommandErrors,
});
