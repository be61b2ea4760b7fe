import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { networkOf } from '#server/caller/caller.ts';
import { aliasOf, type SecurityEventName, securityEvent } from '../log/security-event.ts';

const { account, privacy, profile, staff } = ENDPOINTS;

const routeOf = ({ path }: { path: string }): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Limits that suggest guessing when they are used up. */
const GUESSABLE = new Set(
  [
    account.login,
    account.loginByCode,
    account.verifyOtpSms,
    account.autoRegister,
    account.register,
    account.resetPassword,
    profile.changePassword,
    staff.confirm,
    staff.verify,
    ...EVERY_ENDPOINT.flatMap(({ endpoint }) => (endpoint.stepUp ? [endpoint] : [])),
  ].map(routeOf),
);
const LOGIN = routeOf(account.login);
/** Calls of staff: whoever is refused there has no business with them. */
const STAFF = new Set(
  EVERY_ENDPOINT.filter(({ endpoint }) => endpoint.audits).map(({ endpoint }) => routeOf(endpoint)),
);

function refusal(code: ErrorCode, route: string): SecurityEventName | null {
  switch (code) {
    case 'WRONG_CREDENTIALS':
      return route === LOGIN ? 'sign-in-refused' : 'password-refused';
    case 'OTP_WRONG':
      return 'sign-in-refused';
    case 'OTP_LIMIT':
    case 'PROOF_REQUIRED':
      return 'code-limit';
    case 'SECOND_FACTOR_LOCKED':
      return 'locked-out';
    case 'SECOND_FACTOR_WRONG':
      return 'second-factor-refused';
    case 'FORBIDDEN':
      return STAFF.has(route) ? 'staff-call-refused' : null;
    case 'TOO_MANY_REQUESTS':
      return GUESSABLE.has(route) ? 'locked-out' : null;
    case 'ACCESS_KEY_WRONG':
      return 'access-key-refused';
    default:
      return null;
  }
}

/** Security event of a call that has succeeded. */
const SUCCESS_EVENTS: ReadonlyMap<string, SecurityEventName> = new Map([
  [routeOf(account.resetPassword), 'password-set'],
  [routeOf(profile.changePassword), 'password-set'],
  [routeOf(account.logout), 'session-ended'],
  [routeOf(privacy.endDevice), 'session-ended'],
  [routeOf(privacy.exportData), 'data-exported'],
  [routeOf(privacy.deleteAccount), 'account-deleted'],
]);

const factsOf = (request: FastifyRequest) => ({
  route: request.routeOptions.url ?? 'none',
  from: aliasOf(networkOf(request.ip)),
});

/** Logs a refusal relevant to the site's security; ignores any other. */
export function logRefusal(request: FastifyRequest, code: ErrorCode): void {
  const event = refusal(code, request.routeOptions.url ?? '');
  if (event) securityEvent(request.log, event, { ...factsOf(request), code });
}

/** Logs a successful call relevant to the site's security. */
export function logSecurityEvents(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const event = SUCCESS_EVENTS.get(request.routeOptions.url ?? '');
    if (event && reply.statusCode < 300) securityEvent(request.log, event, factsOf(request));
  });
}
