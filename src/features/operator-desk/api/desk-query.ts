import { useStaffActionOn } from '#src/shared/class-desk/use-staff-action.ts';

export { UNSTORED } from '#src/shared/class-desk/use-staff-action.ts';

/** Key of all queries of the desk. */
export const DESK_KEY = 'operator-desk';

/** Something an operator does; afterwards every part of the desk is up to date. */
export const useDeskAction = <Input, Result>(action: Parameters<typeof useStaffActionOn<Input, Result>>[1]) =>
  useStaffActionOn(DESK_KEY, action);
