import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { translationCall } from './translation-call.ts';

export const translationHandlers = (platform: Platform): Handlers<'translation'> => ({
  translate: translationCall(platform),
});
