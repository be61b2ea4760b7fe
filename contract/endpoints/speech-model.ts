import { read } from '../protocol/endpoint.ts';
import { speechModel } from '../speech-model.ts';

export const current = read({
  summary:
    'What a device needs to score pronunciation and to recognise speech locally: path, size and version of both models',
  path: '/speech/model',
  who: 'anyone',
  response: speechModel,
});
