import { type Divisions, readDivisions } from '#server/domain/address/divisions.ts';

const known: { divisions?: Divisions } = {};

/** Whether the province has such a ward. The list is loaded with the first address. */
export function isKnownAddress({ province, ward }: { province: string; ward: string }): boolean {
  known.divisions ??= readDivisions();
  return known.divisions.below.get(province)?.some(({ code }) => code === ward) ?? false;
}
