import { levelOf } from '#server/domain/speaking/user-level.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { vipProducts } from './vip-products.ts';

export function handlers({ db }: Platform): Handlers<'vip'> {
  return {
    isVip: async ({ learner: { id } }) => {
      const products = await vipProducts(db, id, Date.now());
      const level = await levelOf(db, id);
      const flag = (product: (typeof products)[number]) => ({ is_vip: products.includes(product) });
      return {
        courses: flag('courses'),
        tutoring: flag('tutoring'),
        conversation: flag('conversation'),
        virtual_room: { speaking: { ...flag('speaking'), user: level === null ? null : { level } } },
      };
    },
    isTutorVip: async ({ learner: { id } }) => ({
      is_vip: (await vipProducts(db, id, Date.now())).includes('tutoring'),
    }),
  };
}
