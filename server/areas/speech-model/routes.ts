import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';

export const handlers = ({ modelPacks, log }: Parts): Handlers<'speechModel'> => ({
  current: async () => {
    const [scorer, recogniser] = await Promise.all([
      modelPacks.scorer.open(),
      // What one cannot give does not keep the other back.
      modelPacks.recogniser
        .open()
        .catch((err: unknown) => void log.error({ err }, 'no pack of the recogniser')),
    ]);
    return { ...scorer.model, ...(recogniser && { recogniser: recogniser.model }) };
  },
});
