import { z } from 'zod/mini';
import { chartSound, soundRecord } from '../ipa-chart.ts';
import { read } from '../protocol/endpoint.ts';

export const sounds = read({
  summary: 'The chart of the 44 sounds: how each is made and spelt, with words, sentences and voices',
  path: '/ielts/pronunciation/sounds',
  who: 'learner',
  response: z.object({ sounds: z.array(chartSound) }),
});

export const record = read({
  summary: "The learner's own record of each sound of the chart, from their latest answers",
  path: '/ielts/pronunciation/sounds/record',
  who: 'learner',
  response: z.object({ records: z.array(soundRecord) }),
});
