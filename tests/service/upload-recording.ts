import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestLearner } from './learner.ts';
import type { Answer, Service } from './service.ts';

/** Noise as a WAV file of `44 + bytes` bytes; different each time. */
export function noise(bytes = 32_000): Buffer {
  const samples = randomBytes(bytes);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(16_000, 24);
  head.writeUInt32LE(32_000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

export const uploadHeadersOf = (id: string, bytes: Buffer, offset = 0) => ({
  'content-type': 'application/octet-stream',
  'upload-id': id,
  'upload-length': String(bytes.length),
  'upload-sha256': createHash('sha256').update(bytes).digest('hex'),
  'upload-type': 'audio/wav',
  'upload-offset': String(offset),
});

/** Sends a whole recording in one chunk. */
export const sendRecording = (
  service: Service,
  { token }: TestLearner,
  bytes: Buffer,
  id: string = randomUUID(),
): Promise<Answer> =>
  service.post('/files/upload-to-server', { token, headers: uploadHeadersOf(id, bytes), body: bytes });

/** Sends a second of noise as a WAV file. @returns its id */
export async function uploadRecording(service: Service, learner: TestLearner): Promise<string> {
  const id = randomUUID();
  expect((await sendRecording(service, learner, noise(), id)).status).toBe(200);
  return id;
}
