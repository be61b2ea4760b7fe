import { service } from '../protocol/endpoint.ts';
import { translationCall } from '../translation.ts';

export const translate = service({
  ...translationCall,
  path: '/translation/translate',
});
