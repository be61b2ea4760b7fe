import { read } from '../protocol/endpoint.ts';
import { speechModel } from '../speech-model.ts';

export const current = read({
  path: '/speech/model',
  who: 'anyone',
  response: speechModel,
});
