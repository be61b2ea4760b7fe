import { counted, type Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { translateFor } from './translate-for.ts';

export const translationHandlers = (platform: Platform): Handlers<'translation'> => ({
  translate: counted(translateFor(platform)),
});
