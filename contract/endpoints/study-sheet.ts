import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';
import { PUBLIC_QUERIES } from '../protocol/public-queries.ts';
import { idText } from '../protocol/text.ts';

/** In a separate file, so that the home page can read sheets without loading the schemas of lessons. */
const sheet = read({
  summary: 'A study sheet; its body is Markdown',
  path: PUBLIC_QUERIES.studySheet,
  who: 'anyone',
  params: z.object({ id: idText }),
  response: z.object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    tags: z.array(z.string()),
    reading_minutes: z.number(),
    body: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

export { sheet as read };
