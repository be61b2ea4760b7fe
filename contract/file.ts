import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';
import { sha256Text } from './protocol/text.ts';

/** Largest recording, bytes. */
export const RECORDING_MAX_BYTES = 25 * 1024 * 1024;
/** Largest piece of a recording in one call, bytes. */
export const UPLOAD_PIECE_MAX_BYTES = 1024 * 1024;

export const RECORDING_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

/** What the bytes of a call are: sent as headers, parsed from them on the server. */
export const uploadHeaders = z.object({
  'upload-id': z.uuid(),
  /** Where in the recording the piece begins, bytes. */
  'upload-offset': z.coerce.number().check(z.int(), z.minimum(0)),
  /** The whole recording's size, bytes. */
  'upload-length': z.coerce.number().check(z.int(), z.minimum(0)),
  /** SHA-256 of the whole recording, lower-case hexadecimal. */
  'upload-sha256': sha256Text,
  'upload-type': z.enum(RECORDING_TYPES),
});
export type UploadHeaders = z.infer<typeof uploadHeaders>;

export const uploadToServer = endpoint({
  summary:
    'Takes one piece of a recording (headers upload-id, -offset, -length, -sha256, -type; body raw bytes). ' +
    'A piece that does not begin where the server stands changes nothing; the answer always says where it stands. ' +
    'An empty body only asks.',
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
  summary: "One of the learner's own recordings, as bytes",
  method: 'GET',
  path: '/files/{id}',
  access: 'learner',
  guests: true,
  params: z.object({ id: z.uuid() }),
  binary: true,
  response: z.unknown(),
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
});
