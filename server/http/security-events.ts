import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { networkOf } from '#server/caller/caller.ts';
import { aliasOf, type SecurityEventName, securityEvent } from '../log/security-event.ts';

const { account, privacy, profile } = ENDPOINTS;

const routeOf = ({ path }: { path: string }): string => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Where a limit that is used up means that somebody may be guessing. */
const GUESSED = new Set(
  [
    account.login,
    account.verifyOtpSms,
    account.autoRegister,
    account.register,
    account.resetPassword,
    profile.changePassword,
  ].map(routeOf),
);
const LOGIN = routeOf(account.login);

function refusal(code: ErrorCode, route: string): SecurityEventName | null {
  switch (code) {
    case 'WRONG_CREDENTIALS':
      return route === LOGIN ? 'sign-in-refused' : 'password-refused';
    case 'OTP_WRONG':
      return 'sign-in-refused';
    case 'OTP_LIMIT':
      return 'code-limit';
    case 'TOO_MANY_REQUESTS':
      return GUESSED.has(route) ? 'locked-out' : null;
    case 'ACCESS_KEY_WRONG':
      return 'access-key-refused';
    default:
      return null;
  }
}

/** What a call means once it has succeeded. */
const DONE: ReadonlyMap<string, SecurityEventName> = new Map([
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

/** Tells the log of a refusal that matters to the site's security; of any other nothing. */
export function logRefusal(request: FastifyRequest, code: ErrorCode): void {
  const event = refusal(code, request.routeOptions.url ?? '');
  if (event) securityEvent(request.log, event, { ...factsOf(request), code });
}

/** Tells the log of what was done that matters to the site's security. */
export function logSecurityEvents(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const event = DONE.get(request.routeOptions.url ?? '');
    if (event && reply.statusCode < 300) securityEvent(request.log, event, factsOf(request));
  });
}
