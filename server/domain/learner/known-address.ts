import { type Divisions, readDivisions } from '#server/domain/address/divisions.ts';

const known: { divisions?: Divisions } = {};

/** Whether there is such a ward in such a province. The list is read when the first address comes. */
export function isKnownAddress({ province, ward }: { province: string; ward: string }): boolean {
  known.divisions ??= readDivisions();
  return known.divisions.below.get(province)?.some(({ code }) => code === ward) ?? false;
}
