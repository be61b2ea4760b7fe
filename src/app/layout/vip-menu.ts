import { SHELL } from '#src/messages/shell.ts';
import type { Vip } from '#src/session/vip.ts';

const PLACES = ['/tutor', '/my-course', '/conversation', '/speaking-ai'];

/** Whether the header carries the VIP menu here rather than the button that leads to it. */
export const isVipPlace = (pathname: string): boolean => PLACES.includes(pathname);

interface Entry {
  to: string;
  label: string;
}

/** What a VIP learns with, the first being where the button leads. */
export function vipEntries({ tutoring, courses, conversation, speaking }: Vip): Entry[] {
  const entries: (Entry & { has: boolean })[] = [
    { to: '/tutor?source=web', label: SHELL.tutor, has: tutoring },
    { to: '/my-course', label: SHELL.selfStudy, has: courses },
    {
      to: conversation ? '/conversation' : '/conversation-guest',
      label: SHELL.conversation,
      has: conversation,
    },
    {
      to: speaking ? '/speaking-ai?type=button' : '/speaking-ai-guest?type=button',
      label: SHELL.speakingRoom,
      has: speaking,
    },
  ];
  const own = entries.filter(({ has }) => has);
  const others = entries.filter(({ has }) => !has);
  return [...own, ...others].map(({ to, label }) => ({ to, label }));
}
