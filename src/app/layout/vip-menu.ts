import { GraduationCap, MessagesSquare, Mic, Users } from 'lucide-react';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import type { Vip } from '#src/platform/session/vip.ts';
import { speakingPlace, UNDER } from './places.ts';

const PLACES = [href('tutor'), href('myCourses'), href('conversation'), href('speakingRoom')];

/** Whether a VIP is where the products are, rather than needing the button that leads there. */
export const isVipPlace = (pathname: string): boolean => PLACES.includes(pathname);

/** A VIP's products, in the order of the menu (docs/product.md, point 2). */
export const vipEntries = (vip: Vip) => [
  { to: href('tutor', {}, { source: 'web' }), label: SHELL.tutor, icon: Users, pages: UNDER.classes },
  { to: href('myCourses'), label: SHELL.selfStudy, icon: GraduationCap, pages: UNDER.learn },
  { to: speakingPlace(vip), label: SHELL.speakingRoom, icon: Mic, pages: UNDER.speak },
  {
    to: href(vip.conversation || vip.introduced ? 'conversation' : 'conversationGuest'),
    label: SHELL.conversation,
    icon: MessagesSquare,
    pages: UNDER.conversation,
  },
];

/** The button's target: the first product they are VIP for, in sign-in order (docs/product.md, point 4). */
export function startPlace({ tutoring, courses, conversation }: Vip): string {
  if (tutoring) return href('tutor', {}, { source: 'web' });
  if (courses) return href('myCourses');
  return conversation ? href('conversation') : href('speakingRoom', {}, { type: 'button' });
}
