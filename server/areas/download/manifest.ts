import { createHash } from 'node:crypto';
import type { DownloadManifest, DownloadMedia, DownloadQuery } from '#contract/download.ts';

/** A query as answered for somebody without progress: its `data` as JSON text. */
export interface ServedQuery extends Pick<DownloadQuery, 'operation' | 'id'> {
  text: string;
}

/** Facts about a media file besides its path. */
export type MediaFacts = Omit<DownloadMedia, 'path'>;

const MEDIA =
  /(?<![a-z0-9/._-])\/media\/[a-z0-9][a-z0-9/._-]*\.(?:avif|jpg|m4a|mp3|mp4|ogg|pdf|png|svg|vtt|wav|webm|webp)/g;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Media addresses in a text, without duplicates: in Markdown and in question fields alike. */
export const mediaIn = (text: string): string[] => [...new Set(text.match(MEDIA) ?? [])];

/**
 * The queries of a download, without duplicates, and the media they show.
 * @param media by address, for the served content
 */
export function manifestOf(
  target: Pick<DownloadManifest, 'kind' | 'id' | 'title'> & { lessons: readonly string[] },
  served: readonly ServedQuery[],
  media: ReadonlyMap<string, MediaFacts>,
): Omit<DownloadManifest, 'study_end_date'> {
  const unique = new Map(served.map((read) => [`${read.operation} ${read.id}`, read]));
  const reads = [...unique.values()].map(({ operation, id, text }) => ({
    operation,
    id,
    bytes: Buffer.byteLength(text),
    version: sha256(text),
  }));
  const files = [...new Set(served.flatMap(({ text }) => mediaIn(text)))].sort().flatMap((path) => {
    const facts = media.get(path);
    return facts ? [{ path, ...facts }] : [];
  });
  const version = sha256(
    [
      ...reads.map((read) => `${read.operation} ${read.id} ${read.version}`),
      ...files.map((file) => `${file.path} ${file.sha256}`),
    ].join('\n'),
  );
  return { ...target, lessons: [...target.lessons], version, reads, media: files };
}
