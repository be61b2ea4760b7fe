import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { recordUse } from '#server/domain/speech/spoken-files.ts';
import { writeAtomically } from '#server/engines/blobs/write-atomically.ts';

/** A stored sound. */
export interface VoiceFile {
  /** Its name without extension. */
  key: string;
  bytes: number;
}

export const voiceDirectory = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'voices');

/** The sounds of lines, by key. */
export function openVoiceFiles(directory: string) {
  const pathOf = (key: string): string => join(directory, `${key}.m4a`);
  const hashes = new Map<string, string>();
  return {
    /** Null: not made yet. */
    async find(key: string): Promise<VoiceFile | null> {
      try {
        const { size } = await stat(pathOf(key));
        await recordUse(pathOf(key));
        return { key, bytes: size };
      } catch {
        return null;
      }
    },
    async store(key: string, audio: Uint8Array): Promise<VoiceFile> {
      await mkdir(directory, { recursive: true });
      await writeAtomically(pathOf(key), audio);
      hashes.delete(key);
      return { key, bytes: audio.byteLength };
    },
    /** SHA-256 of its bytes, hexadecimal. Rejects when there is no such file. */
    async hashOf(key: string): Promise<string> {
      const known = hashes.get(key);
      if (known !== undefined) return known;
      const hash = createHash('sha256')
        .update(await readFile(pathOf(key)))
        .digest('hex');
      hashes.set(key, hash);
      return hash;
    },
    stream: (key: string, range: { start: number; end: number }) => createReadStream(pathOf(key), range),
  };
}
export type VoiceFiles = ReturnType<typeof openVoiceFiles>;
