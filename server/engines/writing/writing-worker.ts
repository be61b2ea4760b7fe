import { z } from 'zod/mini';
import { serveWorker } from '../serve-worker.ts';
import { LocalWritingGrader } from './local-writing-grader.ts';

const inputSchema = z.object({
  essay: z.string(),
  prompt: z.string(),
  task: z.union([z.literal(1), z.literal(2)]),
  minWords: z.number(),
});

const grader = new LocalWritingGrader();

serveWorker((request) => grader.grade(inputSchema.parse(request)));
