import { z } from 'zod/mini';
import { serveProcess } from '../serve-process.ts';
import { decodeAudio } from './decode-audio.ts';

const fileSchema = z.instanceof(Uint8Array);

serveProcess((request) => decodeAudio(fileSchema.parse(request)));
