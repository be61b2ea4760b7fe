import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ProblemReport } from './problem-report.ts';

/** Kinds of documents, by folder. */
type Kind =
  | 'course'
  | 'lesson'
  | 'practice'
  | 'revise'
  | 'video'
  | 'doc'
  | 'duet_video'
  | 'test'
  | 'test_part'
  | 'study_sheet'
  | 'blog_post'
  | 'theme'
  | 'sound'
  | 'letters'
  | 'speaking_topic'
  | 'speaking_test'
  | 'speaking_text'
  | 'learning_trial'
  | 'scene'
  | 'tutoring_class';

/** A text file of the pack. */
export interface PackText {
  kind: Kind;
  /** Path relative to the pack, with forward slashes. */
  path: string;
  /** Derived from the file name (the folder name for a course or a test). */
  id: string;
  /** Course of a lesson, test of a part; empty for the others. */
  ownerId: string;
  source: string;
}

export interface PackFiles {
  /** Source of pack.yaml; null when there is none. */
  manifest: string | null;
  /** Source of payments.yaml; null when there is none. */
  payments: string | null;
  texts: PackText[];
  media: { path: string; file: string }[];
  /** Every file of the pack with its bytes, by path. */
  bytes: Map<string, Uint8Array>;
}

const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
const PLACES: readonly (readonly [Kind, RegExp])[] = [
  ['course', new RegExp(`^courses/(?<id>${ID})/course\\.md$`)],
  ['lesson', new RegExp(`^courses/(?<owner>${ID})/lessons/(?<id>${ID})\\.md$`)],
  ['practice', new RegExp(`^practices/(?<id>${ID})\\.md$`)],
  ['revise', new RegExp(`^revises/(?<id>${ID})\\.md$`)],
  ['video', new RegExp(`^videos/(?<id>${ID})\\.md$`)],
  ['doc', new RegExp(`^docs/(?<id>${ID})\\.md$`)],
  ['duet_video', new RegExp(`^duets/(?<id>${ID})\\.md$`)],
  ['test', new RegExp(`^tests/(?<id>${ID})/test\\.yaml$`)],
  ['test_part', new RegExp(`^tests/(?<owner>${ID})/(?<id>${ID})\\.md$`)],
  ['study_sheet', new RegExp(`^study-sheets/(?<id>${ID})\\.md$`)],
  ['blog_post', new RegExp(`^blog/(?<id>${ID})\\.md$`)],
  ['theme', new RegExp(`^themes/(?<id>${ID})\\.yaml$`)],
  ['sound', new RegExp(`^ipa-chart/(?<id>${ID})\\.yaml$`)],
  ['letters', new RegExp(`^letters/(?<id>${ID})\\.yaml$`)],
  ['speaking_topic', new RegExp(`^speaking/topics/(?<id>${ID})\\.yaml$`)],
  ['speaking_test', new RegExp(`^speaking/tests/(?<id>${ID})\\.yaml$`)],
  ['speaking_text', /^speaking\/(?<id>examiner|home|interview|levels|predictions|trial)\.yaml$/],
  ['learning_trial', /^learning-trial\/(?<id>chat)\.yaml$/],
  ['scene', new RegExp(`^conversation/scenes/(?<id>${ID})\\.yaml$`)],
  ['tutoring_class', new RegExp(`^tutoring/(?<id>${ID})\\.yaml$`)],
];
const MEDIA = /^media\/[a-z0-9][a-z0-9/._-]*\.(?:avif|jpg|m4a|mp3|mp4|ogg|pdf|png|svg|vtt|wav|webm|webp)$/;
const MANIFEST = 'pack.yaml';
const PAYMENTS = 'payments.yaml';
/** Documentation that is not part of the pack. */
const isAside = (path: string): boolean =>
  path === 'README.md' ||
  path === 'import-report.json' ||
  path.split('/').some((name) => name.startsWith('.'));

const decodeText = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
};

/** Reads and classifies every file in a pack's folder; files that do not belong are reported. */
export const readPackFiles = async (dir: string, problems: ProblemReport): Promise<PackFiles> => {
  const files: PackFiles = { manifest: null, payments: null, texts: [], media: [], bytes: new Map() };
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: file.slice(join(dir, sep).length).replaceAll(sep, '/') }))
    .filter(({ path }) => !isAside(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { file, path } of paths) {
    const bytes = await readFile(file);
    files.bytes.set(path, bytes);
    if (MEDIA.test(path)) {
      files.media.push({ path: path.slice('media/'.length), file });
      continue;
    }
    const place = PLACES.map(([kind, pattern]) => ({ kind, match: pattern.exec(path) })).find(
      ({ match }) => match,
    );
    if (place === undefined && path !== MANIFEST && path !== PAYMENTS) {
      problems.add(path, 1, 'This file has no place in a content pack (see content/README.md)');
      continue;
    }
    const source = decodeText(bytes);
    if (source === null) problems.add(path, 1, 'The file is not UTF-8 text');
    else if (path === MANIFEST) files.manifest = source;
    else if (path === PAYMENTS) files.payments = source;
    else if (place !== undefined) {
      const { id = '', owner = '' } = place.match?.groups ?? {};
      files.texts.push({ kind: place.kind, path, id, ownerId: owner, source });
    }
  }
  return files;
};
