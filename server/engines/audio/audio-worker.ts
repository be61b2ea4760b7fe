import { z } from 'zod/mini';
import { serveWorker } from '../serve-worker.ts';
import { decodeAudio } from './decode-audio.ts';

const fileSchema = z.instanceof(Uint8Array);

serveWorker((request) => decodeAudio(fileSchema.parse(request)));
