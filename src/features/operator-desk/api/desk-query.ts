import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { useStaffActionOn } from '#src/shared/class-desk/use-staff-action.ts';

export { UNSTORED } from '#src/shared/class-desk/use-staff-action.ts';

const DESK = queriesOf(
  ENDPOINTS.operatorAdvice,
  ENDPOINTS.staffClasses.list,
  ENDPOINTS.staffClasses.one,
  ENDPOINTS.operatorFigures,
  ENDPOINTS.operatorLearners,
  ENDPOINTS.operatorOperations,
  ENDPOINTS.operatorReports,
  ENDPOINTS.staff.auditTrail,
);

/** Something an operator does; afterwards every part of the desk is up to date. */
export const useDeskAction = <Input, Result>(action: Parameters<typeof useStaffActionOn<Input, Result>>[1]) =>
  useStaffActionOn(DESK, action);
