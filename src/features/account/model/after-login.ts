import type { Vip } from '#src/platform/session/vip.ts';

interface SignedIn {
  /** Where the dialog was opened. */
  pathname: string;
  inputTest: boolean;
  /** The page that a guest was sent away from. */
  next: string | null;
  vip: Vip;
}

/**
 * Where a learner goes once signed in (docs/product.md, point 4, authentication flow); null: they stay where they are.
 * Only from home: whoever signs in on a lesson wants that lesson.
 */
export function afterLogin({ pathname, inputTest, next, vip }: SignedIn): string | null {
  if (inputTest) return '/input-test/Instructions-test';
  if (next !== null) return next;
  if (pathname !== '/') return null;
  if (vip.tutoring) return '/tutor?source=web';
  if (vip.courses) return '/my-course';
  if (vip.conversation) return '/conversation';
  if (vip.speaking) return '/speaking-ai';
  return '/my-course';
}
