import { GraduationCap, Menu as MenuIcon, MessagesSquare, Mic, PhoneCall, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { SHELL } from '#src/messages/shell.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import type { Vip } from '#src/platform/session/vip.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { HeaderButton, HeaderLink } from './header-link.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { isVipPlace, startPlace, vipEntries } from './vip-menu.ts';

const ICONS = [Users, GraduationCap, Mic, MessagesSquare];

interface VipHeaderProps {
  /** `nav`: the menu of a wide screen. `end`: content at the header's end. */
  part: 'nav' | 'end';
  vip: Vip;
  pathname: string;
  /** The menu on pages that are not part of VIP learning. */
  children?: ReactNode;
}

/** A VIP's part of the header: on VIP pages the menu of all products, elsewhere the button that leads there. */
export default function VipHeader({ part, vip, pathname, children }: VipHeaderProps) {
  const atPlace = isVipPlace(pathname);
  const entries = vipEntries(vip);
  if (part === 'nav') {
    if (!atPlace) return children;
    return (
      <div className="flex items-center lg:whitespace-nowrap [&>*]:px-2.5">
        {entries.map(({ to, label }) => (
          <HeaderLink key={to} to={to}>
            {label}
          </HeaderLink>
        ))}
        <HeaderButton onClick={openAdvice}>{SHELL.contact}</HeaderButton>
      </div>
    );
  }
  if (!atPlace) {
    return (
      <LinkButton to={startPlace(vip)} className="whitespace-nowrap max-md:px-3.5 max-md:text-sm">
        {SHELL.startLearning}
      </LinkButton>
    );
  }
  return (
    <LazyMenu
      icon={MenuIcon}
      label={SHELL.menu}
      className="md:hidden"
      entries={[
        ...entries.map((entry, at) => ({ ...entry, icon: ICONS[at] ?? GraduationCap })),
        { label: SHELL.contact, icon: PhoneCall, onSelect: openAdvice },
      ]}
    />
  );
}
