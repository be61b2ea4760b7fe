import { service } from '../protocol/endpoint.ts';
import { TRANSLATION_MAX, translationCall } from '../translation.ts';

export const translate = service({
  summary: `The Vietnamese meaning of an English text of at most ${TRANSLATION_MAX} characters: the meanings of its words or, for a learner and if a language model is configured, its sentences`,
  ...translationCall,
  path: '/translation/translate',
});
