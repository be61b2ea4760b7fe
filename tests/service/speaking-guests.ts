import { randomBytes, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Service } from './service.ts';
import { spoken } from './speaking-calls.ts';
import { noise, uploadHeadersOf } from './upload-recording.ts';

/** Somebody without an account, on a device of their own. */
export function speakingGuest(service: Service) {
  const token = randomBytes(32).toString('base64url');
  const headers = { 'visitor-token': token };
  return {
    token,
    get: (path: string) => service.get(path, { headers }),
    post: (path: string, body: object, key: string = randomUUID()) =>
      service.post(path, { headers, key, body: { at: Date.now(), skew: 0, ...body } }),
    /** Uploads a recording. @returns an answer with it */
    record: async () => {
      const [id, bytes] = [randomUUID(), noise()];
      const sent = await service.post('/files/upload-to-server', {
        headers: { ...headers, ...uploadHeadersOf(id, bytes) },
        body: bytes,
      });
      expect(sent.status).toBe(200);
      return spoken(id);
    },
  };
}
