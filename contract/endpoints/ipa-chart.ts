import { z } from 'zod/mini';
import { chartSound, soundRecord } from '../ipa-chart.ts';
import { read } from '../protocol/endpoint.ts';

export const sounds = read({
  path: '/ielts/pronunciation/sounds',
  who: 'learner',
  response: z.object({ sounds: z.array(chartSound) }),
});

export const record = read({
  path: '/ielts/pronunciation/sounds/record',
  who: 'learner',
  response: z.object({ records: z.array(soundRecord) }),
});
