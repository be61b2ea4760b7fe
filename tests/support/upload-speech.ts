import { createHash, randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import type { ServerProcess } from './server-process.ts';

/** Uploads a WAV file as one chunk, as another device of the learner would. @returns the recording's id */
export async function uploadSpeech(
  server: Pick<ServerProcess, 'origin'>,
  { token }: Account,
  wav: Uint8Array,
): Promise<string> {
  const id = randomUUID();
  const response = await fetch(`${server.origin}/api/files/upload-to-server`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      'upload-id': id,
      'upload-length': String(wav.length),
      'upload-sha256': createHash('sha256').update(wav).digest('hex'),
      'upload-type': 'audio/wav',
      'upload-offset': '0',
    },
    body: Buffer.from(wav),
  });
  if (!response.ok) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return id;
}
