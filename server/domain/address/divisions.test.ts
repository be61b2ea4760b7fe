import { describe, expect, it } from 'vitest';
import { readDivisions } from './divisions.ts';

const { provinces, below } = readDivisions();
const lower = [...below.values()].flat();
const startingWith = (all: { name: string }[], kind: string) =>
  all.filter(({ name }) => name.startsWith(`${kind} `)).length;

describe('the divisions of Vietnam', () => {
  it('comprise 34 provinces and 3321 wards, communes and special zones', () => {
    expect(provinces).toHaveLength(34);
    expect(startingWith(provinces, 'Thành phố')).toBe(7);
    expect(startingWith(provinces, 'Tỉnh')).toBe(27);
    expect(lower).toHaveLength(3321);
    expect(startingWith(lower, 'Phường')).toBe(697);
    expect(startingWith(lower, 'Xã')).toBe(2611);
    expect(startingWith(lower, 'Đặc khu')).toBe(13);
  });

  it('have unique codes, and names unique within a province', () => {
    expect(new Set(provinces.map(({ code }) => code)).size).toBe(34);
    expect(new Set(lower.map(({ code }) => code)).size).toBe(3321);
    for (const list of below.values()) expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  });

  it('have well-formed codes and names, none of them empty', () => {
    const name = /^(Phường|Xã|Đặc khu|Tỉnh|Thành phố)( [\p{L}\d’-]+)+$/u;
    const all = [...provinces, ...lower];
    expect(all.filter((one) => !name.test(one.name) || one.name !== one.name.normalize('NFC'))).toEqual([]);
    expect(provinces.filter(({ code }) => !/^\d{2}$/.test(code) || !below.get(code)?.length)).toEqual([]);
    expect(lower.filter(({ code }) => !/^\d{5}$/.test(code))).toEqual([]);
  });

  it.each([
    ['01', 'Thành phố Hà Nội', 126, 'Phường Ba Đình'],
    ['31', 'Thành phố Hải Phòng', 114, 'Đặc khu Bạch Long Vĩ'],
    ['66', 'Tỉnh Đắk Lắk', 102, 'Xã Ea H’Leo'],
    ['75', 'Thành phố Đồng Nai', 95, 'Phường Long Thành'],
    ['79', 'Thành phố Hồ Chí Minh', 168, 'Phường Thủ Đức'],
  ])('%s is %s', (code, name, count, one) => {
    expect(provinces.find((province) => province.code === code)?.name).toBe(name);
    expect(below.get(code)).toHaveLength(count);
    expect(below.get(code)?.map((each) => each.name)).toContain(one);
  });

  it('are in the order of the Vietnamese alphabet, numbers by value', () => {
    expect(provinces.slice(0, 3).map(({ name }) => name)).toEqual([
      'Thành phố Cần Thơ',
      'Thành phố Đà Nẵng',
      'Thành phố Đồng Nai',
    ]);
  });
});
