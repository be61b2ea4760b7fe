import { z } from 'zod/mini';

const TITLE = 'luyen speech pack 1';
const LINE_END = '\n';

export interface PackContents {
  /** Version of the scores produced with these files. */
  engine: { name: string; version: string };
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Concatenates files: a title line, a line of JSON with the engine and each file's name and length, then the
 * bytes. Deterministic.
 */
export function packFiles({ engine, files }: PackContents): Uint8Array<ArrayBuffer> {
  const list = [...files].map(([name, bytes]) => [name, bytes.length]);
  const { name, version } = engine;
  const head = [TITLE, JSON.stringify({ engine: { name, version }, files: list }), ''].join(LINE_END);
  const parts = [new TextEncoder().encode(head), ...files.values()];
  const pack = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    pack.set(part, at);
    at += part.length;
  }
  return pack;
}

/** Maximum length of the two header lines, bytes. */
const MAX_HEADER_BYTES = 4096;

const headSchema = z.object({
  engine: z.object({ name: z.string(), version: z.string() }),
  files: z.array(z.tuple([z.string(), z.int()])),
});

/** @throws if it is not a pack or does not match its header */
export function unpackFiles(pack: Uint8Array): PackContents {
  const [title = '', list = ''] = new TextDecoder()
    .decode(pack.subarray(0, MAX_HEADER_BYTES))
    .split(LINE_END);
  if (title !== TITLE) throw new Error('speech pack: no title');
  const { engine, files } = headSchema.parse(JSON.parse(list));
  let at = new TextEncoder().encode(title + list).length + 2 * LINE_END.length;
  const contents = new Map<string, Uint8Array>();
  for (const [name, length] of files) {
    contents.set(name, pack.subarray(at, at + length));
    at += length;
  }
  if (at !== pack.length) throw new Error(`speech pack: ${pack.length} bytes, not ${at}`);
  return { engine, files: contents };
}
