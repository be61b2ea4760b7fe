import { z } from 'zod/mini';
import { stream, upload } from '../protocol/endpoint.ts';

export const uploadToServer = upload({
  summary:
    "Uploads one chunk of a recording (headers upload-id, -offset, -length, -sha256, -type; body raw bytes). A chunk that does not begin at the server's offset changes nothing; the response always contains that offset. An empty body only queries it.",
  path: '/files/upload-to-server',
  response: z.object({
    id: z.uuid(),
    received_bytes: z.number(),
    complete: z.boolean(),
    /** The server's checksum of the stored recording, once complete. */
    sha256: z.nullable(z.string()),
  }),
  errors: [
    'UPLOAD_EMPTY',
    'UPLOAD_TOO_LARGE',
    'UPLOAD_NOT_AUDIO',
    'UPLOAD_TYPE_MISMATCH',
    'UPLOAD_HASH_MISMATCH',
    'UPLOAD_CONFLICT',
  ],
});

export const getFile = stream({
  summary: "One of the learner's recordings, as bytes",
  path: '/files/{id}',
  who: 'taker',
  params: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND'],
});
