import { z } from 'zod/mini';
import { letter, spellingTopic } from '../letters.ts';
import { read } from '../protocol/endpoint.ts';

export const alphabet = read({
  summary: 'The letters with the names they have, and topics that are spelt out loud',
  path: '/ielts/pronunciation/letters',
  who: 'learner',
  response: z.object({ letters: z.array(letter), topics: z.array(spellingTopic) }),
});
