import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';
import { idText, sha256Text } from './protocol/text.ts';

const params = z.object({ id: idText });

/** Reads that a download is made of: operations of the contract that take one id. */
const DOWNLOAD_READS = [
  'course.details',
  'lesson.assets',
  'lesson.assetsWithDetail',
  'lesson.nextLesson',
  'lesson.studySheet',
  'revise.listQuestion',
  'practice.listQuestion',
  'practiceTest.listQuestion',
] as const;

const downloadRead = z.object({
  operation: z.enum(DOWNLOAD_READS),
  /** Of the course, lesson, study sheet, revise set, practice or test. */
  id: z.string(),
  /** Of the answer as somebody gets it who has done nothing yet, uncompressed. */
  bytes: z.number(),
  /** Changes when that answer changes; what the learner has done does not change it. */
  version: sha256Text,
});
export type DownloadRead = z.infer<typeof downloadRead>;

export const downloadMedia = z.object({
  /** Below the site's root. */
  path: z.string(),
  bytes: z.number(),
  sha256: sha256Text,
});
export type DownloadMedia = z.infer<typeof downloadMedia>;

const DOWNLOAD_KINDS = ['course', 'lesson', 'test'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

const downloadManifest = z.object({
  kind: z.enum(DOWNLOAD_KINDS),
  id: z.string(),
  title: z.string(),
  /** Over all reads and media: the same as long as nothing is to be fetched anew. */
  version: sha256Text,
  reads: z.array(downloadRead),
  media: z.array(downloadMedia),
  /** Lessons among the reads, in order. */
  lessons: z.array(z.string()),
  /** ISO date of the last day on which the learner may use it; null when open-ended. */
  study_end_date: z.nullable(z.string()),
});
export type DownloadManifest = z.infer<typeof downloadManifest>;

export const courseDownload = endpoint({
  summary: 'All that a course needs with no network: its reads and media, with sizes and versions',
  method: 'GET',
  path: '/ielts/courses/{id}/download-manifest',
  access: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
});

export const lessonDownload = endpoint({
  summary: 'All that a lesson needs with no network: its reads and media, with sizes and versions',
  method: 'GET',
  path: '/ielts/lessons/{id}/download-manifest',
  access: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
});

export const testDownload = endpoint({
  summary: 'All that a timed test needs with no network: its questions without keys, and its media',
  method: 'GET',
  path: '/practice-test/{id}/download-manifest',
  access: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
});
