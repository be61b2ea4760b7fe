import { z } from 'zod/mini';
import { sha256Text } from './protocol/text.ts';

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

const downloadQuery = z.object({
  operation: z.enum(DOWNLOAD_READS),
  /** Of the course, lesson, study sheet, revise set, practice or test. */
  id: z.string(),
  /** Of the answer as somebody gets it who has done nothing yet, uncompressed. */
  bytes: z.number(),
  /** Changes when that answer changes; what the learner has done does not change it. */
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

const DOWNLOAD_KINDS = ['course', 'lesson', 'test'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

export const downloadManifest = z.object({
  kind: z.enum(DOWNLOAD_KINDS),
  id: z.string(),
  title: z.string(),
  /** Over all reads and media: the same as long as nothing is to be fetched anew. */
  version: sha256Text,
  reads: z.array(downloadQuery),
  media: z.array(downloadMedia),
  /** Lessons among the reads, in order. */
  lessons: z.array(z.string()),
  /** ISO date of the last day on which the learner may use it; null when open-ended. */
  study_end_date: z.nullable(z.string()),
});
export type DownloadManifest = z.infer<typeof downloadManifest>;
