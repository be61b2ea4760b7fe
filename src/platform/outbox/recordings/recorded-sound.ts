import { readRecording } from './recording-bytes.ts';
import { recordingById } from './recordings.ts';

/**
 * The sound of a recording that was made on this device.
 * @throws {RecordingUnreadable} if any of it is missing
 */
export async function recordedSound(id: string): Promise<Blob> {
  const [bytes, row] = await Promise.all([readRecording(id), recordingById(id)]);
  return new Blob([bytes], { type: row?.type ?? '' });
}
