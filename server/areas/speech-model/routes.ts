import type { ModelPackSource } from '#server/engines/speech/model-pack.ts';
import type { Handlers } from '#server/http/handler.ts';

export const speechModelHandlers = (modelPack: ModelPackSource): Handlers<'speechModel'> => ({
  current: async () => (await modelPack()).model,
});
