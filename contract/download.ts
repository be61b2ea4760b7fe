import { z } from 'zod/mini';
import { sha256Text } from './protocol/text.ts';

/** Queries of a download: operations of the contract that take one id, or none. */
const DOWNLOAD_OPERATIONS = [
  'course.details',
  'lesson.assets',
  'lesson.assetsWithDetail',
  'lesson.nextLesson',
  'lesson.studySheet',
  'revise.listQuestion',
  'practice.listQuestion',
  'duet.latestResult',
  'practiceTest.listQuestion',
  'speakingRoom.listQuestions',
  'speakingExam.listQuestions',
  'speakingTrial.listQuestions',
  'speakingTrial.survey',
  'ipaChart.sounds',
  'letters.alphabet',
  'conversation.scenes',
  'conversation.scene',
  'lesson.pronunciationPath',
  'lesson.assetsWithDetailPronunciation',
  'conversationLevel.levels',
  'conversationLevel.options',
  'conversationCourse.classes',
  'conversationCourse.missions',
  'conversationCourse.roomList',
  'tutoring.classById',
  'tutoring.syllabus',
  'tutoring.learning',
  'tutoring.selfStudy',
  'tutoring.tests',
  'tutoring.finalTestResult',
  'tutoring.notices',
  'tutoring.pastLessons',
  'tutoring.learningHistories',
] as const;

const downloadQuery = z.object({
  operation: z.enum(DOWNLOAD_OPERATIONS),
  /** Of the course, lesson, study sheet, revise set, practice, duet, test, scene, class, or course of conversation, what is spoken, also where the call takes none. */
  id: z.string(),
  /** Uncompressed size of the response for a learner without progress. */
  bytes: z.number(),
  /** Changes when that response changes, but not with the learner's progress. */
  version: sha256Text,
});
export type DownloadQuery = z.infer<typeof downloadQuery>;

export const downloadMedia = z.object({
  /** Below the site's root. */
  path: z.string(),
  bytes: z.number(),
  sha256: sha256Text,
});
export type DownloadMedia = z.infer<typeof downloadMedia>;

export const DOWNLOAD_KINDS = [
  'course',
  'lesson',
  'test',
  'speaking',
  'sounds',
  'scenes',
  'pronunciation',
  'class',
] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

export const downloadManifest = z.object({
  kind: z.enum(DOWNLOAD_KINDS),
  id: z.string(),
  title: z.string(),
  /** Over all queries and media: unchanged while nothing has to be fetched again. */
  version: sha256Text,
  reads: z.array(downloadQuery),
  media: z.array(downloadMedia),
  /** Lessons among the queries, in order. */
  lessons: z.array(z.string()),
  /** ISO date of the last day on which the learner may use it; null if open-ended. */
  study_end_date: z.nullable(z.string()),
});
export type DownloadManifest = z.infer<typeof downloadManifest>;
