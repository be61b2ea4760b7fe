import { endpoint } from '../protocol/endpoint.ts';
import { translationCall } from '../translation.ts';

export const translate = endpoint({
  ...translationCall,
  path: '/translation/translate',
});
