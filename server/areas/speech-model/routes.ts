import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';

export const handlers = ({ modelPack }: Parts): Handlers<'speechModel'> => ({
  current: async () => (await modelPack()).model,
});
