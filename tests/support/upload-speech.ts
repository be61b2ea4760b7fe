import { createHash, randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { ServerProcess } from './server-process.ts';

/** Uploads a recording as one chunk, as another device of the learner would. @returns the recording's id */
export async function uploadSpeech(
  server: Pick<ServerProcess, 'origin'>,
  { token }: Account,
  sound: Uint8Array,
  type: 'audio/wav' | 'audio/webm' = 'audio/wav',
): Promise<string> {
  const id = randomUUID();
  const response = await fetch(`${server.origin}/api/files/upload-to-server`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      'upload-id': id,
      'upload-length': String(sound.length),
      'upload-sha256': createHash('sha256').update(sound).digest('hex'),
      'upload-type': type,
      'upload-offset': '0',
    },
    body: Buffer.from(sound),
  });
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return id;
}
