import { hashOf } from '../recordings/recordings.ts';
import type { RestoredRecording } from './file-schema.ts';
import { RestoreRefused } from './refusal.ts';

/**
 * The bytes of an exported recording, verified to be those that were recorded.
 * @throws RestoreRefused `damaged`
 */
export async function readSound(
  given: RestoredRecording,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; sha256: string }> {
  let text: string;
  try {
    text = atob(given.base64);
  } catch (cause) {
    throw new RestoreRefused('damaged', { cause });
  }
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  const sha256 = await hashOf(bytes);
  // One left open by a crash has no hash yet.
  if (given.sha256 !== null && given.sha256 !== sha256) throw new RestoreRefused('damaged');
  return { bytes, sha256 };
}
