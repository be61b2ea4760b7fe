import { hearWords, type Unheard } from '#src/shared/speaking/hearing/hear-words.ts';

/** `unwritten`: it could not be written down, and may be typed instead. `insteadOf`: why the server heard it instead of this device. */
export type WrittenTake = ({ kind: 'words'; words: string } | { kind: 'silence' | 'unwritten' }) & {
  insteadOf?: Unheard | null;
};

/** Writes down what was said, on this device if it can, otherwise on the server. Throws nothing. */
export async function writeDown(owner: string, sound: Blob, signal: AbortSignal): Promise<WrittenTake> {
  const heard = await hearWords(sound, { owner, signal });
  if ('unheard' in heard) return { kind: 'unwritten' };
  const words = heard.text.trim();
  const { insteadOf } = heard;
  if (words === '') return { kind: 'silence', insteadOf };
  return heard.isReliable ? { kind: 'words', words, insteadOf } : { kind: 'unwritten', insteadOf };
}
