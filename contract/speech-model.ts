import { z } from 'zod/mini';
import { downloadMedia } from './download.ts';
import { endpoint } from './protocol/endpoint.ts';

const speechModel = z.object({
  /** Whose scores it makes: the same as the server's own. */
  engine: z.object({ name: z.string(), version: z.string() }),
  /** The model as one compressed file; its address changes with its content. */
  file: downloadMedia,
});
export type SpeechModel = z.infer<typeof speechModel>;

export const currentSpeechModel = endpoint({
  summary:
    'What a device needs to score pronunciation by itself: where the model lies, its size and its version',
  method: 'GET',
  path: '/speech/model',
  access: 'public',
  response: speechModel,
  errors: [],
});
