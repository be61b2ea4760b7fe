import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestLearner } from './learner.ts';
import type { Service } from './service.ts';

/** Sends a second of noise as a WAV file; gives its id. */
export async function uploadRecording(service: Service, learner: TestLearner): Promise<string> {
  const samples = randomBytes(32_000);
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
  const bytes = Buffer.concat([head, samples]);
  const id = randomUUID();
  const answer = await service.post('/files/upload-to-server', {
    token: learner.token,
    headers: {
      'content-type': 'application/octet-stream',
      'upload-id': id,
      'upload-length': String(bytes.length),
      'upload-sha256': createHash('sha256').update(bytes).digest('hex'),
      'upload-type': 'audio/wav',
      'upload-offset': '0',
    },
    body: bytes,
  });
  expect(answer.status).toBe(200);
  return id;
}
