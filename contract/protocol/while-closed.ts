import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

const { account, privacy, staff, health } = ENDPOINTS;

/**
 * Calls of learners that are answered while the site is closed for maintenance: what an operator needs to reach the
 * desk, which opens it, and what nobody may be kept from: signing out, and deleting the account.
 */
const OPEN: readonly Endpoint[] = [
  ...Object.values(health),
  account.checkAccount,
  account.login,
  account.loginByCode,
  account.logout,
  account.getProfile,
  account.sendOtp,
  account.verifyOtpSms,
  account.resetPassword,
  staff.me,
  staff.enrol,
  staff.confirm,
  staff.verify,
  staff.newRecoveryCodes,
  privacy.deleteAccount,
];

/** Whether a call is answered while the site is closed; those of operators always are. */
export const isOpenWhileClosed = (endpoint: Endpoint): boolean =>
  endpoint.who === 'operator' || OPEN.includes(endpoint);
