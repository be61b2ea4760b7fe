import type { SoundTexts } from '#server/domain/sounds/sound-texts.ts';
import type { Handlers } from '#server/http/handler.ts';

export const lettersHandlers = ({ letters }: Pick<SoundTexts, 'letters'>): Handlers<'letters'> => ({
  alphabet: () => letters(),
});
