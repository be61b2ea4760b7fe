import { readDivisions } from '#server/domain/address/divisions.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '../../http/handler.ts';

export function handlers(): Handlers<'address'> {
  const { provinces, below } = readDivisions();
  const divisionsOf = (province: string) => {
    const found = below.get(province);
    if (!found) throw new ApiFailure('NOT_FOUND');
    return found;
  };
  return {
    provinces: async ({ query }) => ({ divisions: provinces.slice(0, query.limit) }),
    districts: async ({ params }) => ({ divisions: divisionsOf(params.province) }),
    wards: async ({ params }) => {
      if (!divisionsOf(params.province).some(({ code }) => code === params.district)) {
        throw new ApiFailure('NOT_FOUND');
      }
      return { divisions: [] };
    },
  };
}
