import type { RecordingType } from '#contract/file.ts';

/** Magic bytes of each container. `ftyp` follows the length of its box. */
const SIGNATURES: readonly {
  type: RecordingType;
  parts: readonly { at: number; bytes: readonly number[] }[];
}[] = [
  { type: 'audio/webm', parts: [{ at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] }] },
  { type: 'audio/ogg', parts: [{ at: 0, bytes: [...Buffer.from('OggS')] }] },
  { type: 'audio/mp4', parts: [{ at: 4, bytes: [...Buffer.from('ftyp')] }] },
  {
    type: 'audio/wav',
    parts: [
      { at: 0, bytes: [...Buffer.from('RIFF')] },
      { at: 8, bytes: [...Buffer.from('WAVE')] },
    ],
  },
];

/**
 * Detects the container of a recording from its first 12 bytes, ignoring the declared type.
 * @returns null if no browser records that format
 */
export function sniffAudio(start: Uint8Array): RecordingType | null {
  const found = SIGNATURES.find(({ parts }) =>
    parts.every(({ at, bytes }) => bytes.every((byte, i) => start[at + i] === byte)),
  );
  return found?.type ?? null;
}
