import { createHash } from 'node:crypto';
import { Refused } from './faults.ts';
import { LIMITS } from './limits.ts';

const startsWith = (bytes: Uint8Array, signature: string, at = 0): boolean =>
  [...signature].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** File extension detected from the bytes, not from the name; null if a pack does not support the type. */
const extensionOf = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8)) return 'wav';
  if (startsWith(bytes, 'ftypavif', 4)) return 'avif';
  if (startsWith(bytes, 'ftypM4A', 4)) return 'm4a';
  if (startsWith(bytes, 'OggS')) return 'ogg';
  if (startsWith(bytes, 'ID3') || startsWith(bytes, '\xff\xfb') || startsWith(bytes, '\xff\xf3'))
    return 'mp3';
  return null;
};

/**
 * Deduplicated pictures and recordings of banks. Files are named by content hash, never by untrusted names.
 */
export class Media {
  readonly #files = new Map<string, Uint8Array>();
  readonly #folder: string;
  #bytes = 0;

  /** @param folder below the pack's `media/` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns its URL path, `/media/…`; throws `Refused` for types a pack cannot show */
  add(bytes: Uint8Array, name: string): string {
    const extension = extensionOf(bytes);
    if (extension === null)
      throw new Refused(`the file "${name}" is no PNG, JPEG, WebP, AVIF, MP3, M4A, Ogg or WAV`);
    if (bytes.length > LIMITS.mediaBytes) throw new Refused(`the file "${name}" is too large`);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const path = `${this.#folder}/${hash}.${extension}`;
    if (!this.#files.has(path)) {
      this.#bytes += bytes.length;
      if (this.#bytes > LIMITS.allMediaBytes) throw new Refused('the pictures and recordings are too many');
      this.#files.set(path, bytes);
    }
    return `/media/${path}`;
  }

  /** Those whose URL occurs in one of the texts, by path below `media/`. */
  usedIn(texts: readonly string[]): Map<string, Uint8Array> {
    return new Map(
      [...this.#files].filter(([path]) => texts.some((text) => text.includes(`/media/${path}`))),
    );
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }
}
