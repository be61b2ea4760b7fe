import type { DESK } from '../messages/desk.ts';

export type DeskPart = keyof typeof DESK.parts;

/** In the order of the navigation. */
export const DESK_PARTS = [
  'tu-van',
  'nguoi-hoc',
  'lop-hoc',
  'bao-loi',
  'cham-bai',
  'chi-phi',
  'noi-dung',
  'so-lieu',
  'thong-bao',
  'quyen',
  'nhat-ky',
] as const satisfies readonly DeskPart[];

/** The part that an address names: the first one without a name, null for a name that is none. */
export const partOf = (given: string | undefined): DeskPart | null =>
  given === undefined ? DESK_PARTS[0] : (DESK_PARTS.find((part) => part === given) ?? null);
