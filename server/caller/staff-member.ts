import type { Role } from '#contract/staff.ts';
import type { Learner } from './taker.ts';

/** A learner who teaches or runs the centre, and has entered their second factor in this session. */
export interface StaffMember extends Learner {
  roles: readonly Role[];
}
