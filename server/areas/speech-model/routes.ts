import type { ModelPackSource } from '#server/engines/speech/model-pack.ts';
import { type Handlers, visitor } from '#server/http/handler.ts';

export const speechModelHandlers = (modelPack: ModelPackSource): Handlers<'speechModel'> => ({
  current: visitor(async () => (await modelPack()).model),
});
