import type { RecordingType } from '#contract/file.ts';

/** How each container begins. `ftyp` follows the length of its box. */
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
 * Says which container a recording is in by its first 12 bytes, whatever its sender calls it.
 * @returns null if it is none that a browser records
 */
export function sniffAudio(start: Uint8Array): RecordingType | null {
  const found = SIGNATURES.find(({ parts }) =>
    parts.every(({ at, bytes }) => bytes.every((byte, i) => start[at + i] === byte)),
  );
  return found?.type ?? null;
}
