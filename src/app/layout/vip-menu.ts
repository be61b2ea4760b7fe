import { SHELL } from '#src/messages/shell.ts';
import type { Vip } from '#src/platform/session/vip.ts';

const PLACES = ['/tutor', '/my-course', '/conversation', '/speaking-ai'];

/** Whether the header carries the VIP menu here rather than the button that leads to it. */
export const isVipPlace = (pathname: string): boolean => PLACES.includes(pathname);

/** What a VIP learns with, in the order of the header (docs/product.md, point 2). */
export const vipEntries = ({ conversation, speaking }: Vip) => [
  { to: '/tutor?source=web', label: SHELL.tutor },
  { to: '/my-course', label: SHELL.selfStudy },
  {
    to: speaking ? '/speaking-ai?type=button' : '/speaking-ai-guest?type=button',
    label: SHELL.speakingRoom,
  },
  { to: conversation ? '/conversation' : '/conversation-guest', label: SHELL.conversation },
];

/** Where the button leads: to what they are VIP for, in the order of a sign-in (docs/product.md, point 4). */
export function startPlace({ tutoring, courses, conversation }: Vip): string {
  if (tutoring) return '/tutor?source=web';
  if (courses) return '/my-course';
  return conversation ? '/conversation' : '/speaking-ai?type=button';
}
