import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { startService } from './service.ts';

const service = await startService();
const divisionsAt = async (path: string) => {
  const answer = await service.get(path);
  expect(answer.status).toBe(200);
  return ENDPOINTS.address.provinces.response.parse(answer.data).divisions;
};

describe('addresses', () => {
  it('are listed from provinces down to wards', async () => {
    const provinces = await divisionsAt('/address');
    expect(provinces).toHaveLength(34);
    const hue = provinces.find(({ name }) => name === 'Thành phố Huế');
    const wards = await divisionsAt(`/address/${hue?.code}`);
    expect(wards).toHaveLength(40);
    const ward = wards.find(({ name }) => name === 'Phường Thuận Hóa');
    expect(await divisionsAt(`/address/${hue?.code}/${ward?.code}`)).toEqual([]);
  });

  it('list as many provinces as requested', async () => {
    expect(await divisionsAt('/address?limit=100')).toHaveLength(34);
    expect(await divisionsAt('/address?limit=3')).toHaveLength(3);
  });

  it.each([
    ['an unknown province', '/address/99', 'NOT_FOUND'],
    ['a province that has been merged into another', '/address/26', 'NOT_FOUND'],
    ['an unknown ward', '/address/46/99999', 'NOT_FOUND'],
    ['a ward of another province', '/address/46/00004', 'NOT_FOUND'],
    ['a name for a code', '/address/hue', 'BAD_REQUEST'],
    ['too many', '/address?limit=101', 'BAD_REQUEST'],
  ])('refuse %s', async (_, path, code) => {
    expect((await service.get(path)).code).toBe(code);
  });
});
