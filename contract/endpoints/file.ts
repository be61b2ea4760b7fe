import { z } from 'zod/mini';
import { endpoint } from '../protocol/endpoint.ts';

export const uploadToServer = endpoint({
  method: 'POST',
  path: '/files/upload-to-server',
  access: 'learner',
  guests: true,
  upload: true,
  response: z.object({
    id: z.uuid(),
    received_bytes: z.number(),
    complete: z.boolean(),
    /** The server's own hash of what it holds, once complete. */
    sha256: z.nullable(z.string()),
  }),
  errors: [
    'NOT_SIGNED_IN',
    'UPLOAD_EMPTY',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_NOT_AUDIO',
    'UPLOAD_TYPE_MISMATCH',
    'UPLOAD_HASH_MISMATCH',
    'UPLOAD_CONFLICT',
  ],
});

export const getFile = endpoint({
  method: 'GET',
  path: '/files/{id}',
  access: 'learner',
  guests: true,
  params: z.object({ id: z.uuid() }),
  binary: true,
  response: z.unknown(),
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
});
