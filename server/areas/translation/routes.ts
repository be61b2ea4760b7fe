import { translationCall } from '#server/domain/speech/translation-call.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';

export const handlers = (platform: Platform): Handlers<'translation'> => ({
  translate: translationCall(platform),
});
