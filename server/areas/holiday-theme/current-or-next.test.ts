import { describe, expect, it } from 'vitest';
import { currentOrNext } from './current-or-next.ts';

const holiday = (name: string, start: string, end: string) => ({
  name,
  start_time: `${start} 00:00:00`,
  end_time: `${end} 23:59:59`,
});
const tet = holiday('Tết', '2027-01-30', '2027-02-12');
const christmas = holiday('Giáng sinh', '2026-12-18', '2026-12-26');

describe('currentOrNext', () => {
  it.each([
    ['2026-11-21', 'Giáng sinh'],
    ['2026-12-20', 'Giáng sinh'],
    ['2026-12-27', 'Tết'],
    ['2027-02-06', 'Tết'],
    ['2027-02-13', undefined],
  ])('on %s is %s', (day, name) => {
    const now = Date.parse(`${day}T12:00:00+07:00`);
    expect(currentOrNext([tet, christmas], now)?.name).toBe(name);
  });

  it('returns null when no holiday is planned', () => {
    expect(currentOrNext([], Date.now())).toBeNull();
  });
});
