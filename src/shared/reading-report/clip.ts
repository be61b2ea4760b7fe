import { SLOW_RATE } from '#rules/reading-report/slow-rate.ts';

/** Audio around a word that is played with it, seconds: the edges of words are estimates. */
const MARGIN = 0.06;
const HEADER_BYTES = 44;

/** Seconds from the start of a recording. */
export interface Span {
  start: number;
  end: number;
}

/** Part of one channel as a 16-bit WAV file: it plays immediately, unlike a part of a WebM file. */
export function wavOf(samples: Float32Array, sampleRate: number, { start, end }: Span): ArrayBuffer {
  const from = Math.max(0, Math.floor((start - MARGIN) * sampleRate));
  const part = samples.subarray(from, Math.max(from, Math.ceil((end + MARGIN) * sampleRate)));
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + part.length * 2));
  const ascii = (at: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) bytes.setUint8(at + index, letter.charCodeAt(0));
  };
  ascii(0, 'RIFF');
  bytes.setUint32(4, bytes.byteLength - 8, true);
  ascii(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, sampleRate, true);
  bytes.setUint32(28, sampleRate * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  ascii(36, 'data');
  bytes.setUint32(40, part.length * 2, true);
  for (const [index, sample] of part.entries()) {
    bytes.setInt16(HEADER_BYTES + index * 2, Math.max(-1, Math.min(1, sample)) * 0x7fff, true);
  }
  return bytes.buffer;
}

/** Plays a sound; at slow speed it keeps its pitch. @returns whether it played to its end */
export function playSound(
  sound: Blob,
  { slow, signal }: { slow: boolean; signal: AbortSignal },
): Promise<boolean> {
  const url = URL.createObjectURL(sound);
  const audio = new Audio(url);
  audio.preservesPitch = true;
  audio.playbackRate = slow ? SLOW_RATE : 1;
  return new Promise((resolve) => {
    const over = (whole: boolean): void => {
      audio.pause();
      URL.revokeObjectURL(url);
      resolve(whole);
    };
    audio.addEventListener('ended', () => over(true), { once: true });
    signal.addEventListener('abort', () => over(false), { once: true });
    audio.play().catch(() => over(false));
  });
}
