import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import type { Vip } from '#src/platform/session/vip.ts';

const PLACES = [href('tutor'), href('myCourses'), href('conversation'), href('speakingRoom')];

/** Whether the header shows the VIP menu here rather than the button that leads to it. */
export const isVipPlace = (pathname: string): boolean => PLACES.includes(pathname);

/** A VIP's products, in the order of the header (docs/product.md, point 2). */
export const vipEntries = ({ conversation, introduced, speaking }: Vip) => [
  { to: href('tutor', {}, { source: 'web' }), label: SHELL.tutor },
  { to: href('myCourses'), label: SHELL.selfStudy },
  {
    to: href(speaking ? 'speakingRoom' : 'speakingRoomGuest', {}, { type: 'button' }),
    label: SHELL.speakingRoom,
  },
  { to: href(conversation || introduced ? 'conversation' : 'conversationGuest'), label: SHELL.conversation },
];

/** The button's target: the first product they are VIP for, in sign-in order (docs/product.md, point 4). */
export function startPlace({ tutoring, courses, conversation }: Vip): string {
  if (tutoring) return href('tutor', {}, { source: 'web' });
  if (courses) return href('myCourses');
  return conversation ? href('conversation') : href('speakingRoom', {}, { type: 'button' });
}
