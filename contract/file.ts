import { z } from 'zod/mini';
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
