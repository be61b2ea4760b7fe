import { endpoint } from '../protocol/endpoint.ts';
import { speechModel } from '../speech-model.ts';

export const current = endpoint({
  method: 'GET',
  path: '/speech/model',
  access: 'public',
  response: speechModel,
  errors: [],
});
