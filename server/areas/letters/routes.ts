import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';

export const handlers = ({ sounds: { letters } }: Parts): Handlers<'letters'> => ({
  alphabet: () => letters(),
});
