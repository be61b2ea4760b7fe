import { href } from '#contract/href.ts';
import { insidePath } from '#contract/inside-path.ts';
import type { Vip } from '#src/platform/session/vip.ts';

interface SignedIn {
  /** Where the dialog was opened. */
  pathname: string;
  inputTest: boolean;
  /** The page that a guest was redirected from. */
  next: string | null;
  vip: Vip;
}

/**
 * Where a learner goes once signed in (docs/product.md, point 4, authentication flow); null: nowhere.
 * Only from home: a learner who signs in on a lesson wants that lesson.
 */
export function afterLogin({ pathname, inputTest, next, vip }: SignedIn): string | null {
  if (inputTest) return href('placementInstructions');
  const asked = insidePath(next);
  if (asked !== null) return asked;
  if (pathname !== href('home')) return null;
  if (vip.tutoring) return href('tutor', {}, { source: 'web' });
  if (vip.courses) return href('myCourses');
  if (vip.conversation) return href('conversation');
  if (vip.speaking) return href('speakingRoom');
  // Home is "Hôm nay" now.
  return null;
}
