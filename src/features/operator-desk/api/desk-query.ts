import { useDeedOn } from '#src/shared/class-desk/use-deed.ts';

export { UNSTORED } from '#src/shared/class-desk/use-deed.ts';

/** Key of all queries of the desk. */
export const DESK_KEY = 'operator-desk';

/** Something an operator does; afterwards every part of the desk is up to date. */
export const useDeed = <Input, Result>(deed: Parameters<typeof useDeedOn<Input, Result>>[1]) =>
  useDeedOn(DESK_KEY, deed);
