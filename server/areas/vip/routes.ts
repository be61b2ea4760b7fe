import { vipProducts } from '#server/domain/vip/vip-products.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';

export function vipHandlers({ db }: Platform): Handlers<'vip'> {
  return {
    isVip: async ({ learner: { id } }) => {
      const products = await vipProducts(db, id, Date.now());
      const flag = (product: (typeof products)[number]) => ({ is_vip: products.includes(product) });
      return {
        courses: flag('courses'),
        tutoring: flag('tutoring'),
        conversation: flag('conversation'),
        virtual_room: { speaking: { ...flag('speaking'), user: null } },
      };
    },
    isTutorVip: async ({ learner: { id } }) => ({
      is_vip: (await vipProducts(db, id, Date.now())).includes('tutoring'),
    }),
  };
}
