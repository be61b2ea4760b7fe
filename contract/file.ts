import { z } from 'zod/mini';
import { sha256Text } from './protocol/text.ts';

/** Maximum size of a recording, bytes. */
export const RECORDING_MAX_BYTES = 25 * 1024 * 1024;
/** Maximum chunk of a recording in one call, bytes. */
export const UPLOAD_PIECE_MAX_BYTES = 1024 * 1024;

export const RECORDING_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/wav'] as const;
export type RecordingType = (typeof RECORDING_TYPES)[number];

/** Metadata of an uploaded chunk: sent as headers, which the server parses. */
export const uploadHeaders = z.object({
  'upload-id': z.uuid(),
  /** Offset of the chunk in the recording, bytes. */
  'upload-offset': z.coerce.number().check(z.int(), z.minimum(0)),
  /** Size of the whole recording, bytes. */
  'upload-length': z.coerce.number().check(z.int(), z.minimum(0)),
  /** SHA-256 of the whole recording, lower-case hexadecimal. */
  'upload-sha256': sha256Text,
  'upload-type': z.enum(RECORDING_TYPES),
});
export type UploadHeaders = z.infer<typeof uploadHeaders>;
