import { Menu as MenuIcon, PhoneCall } from 'lucide-react';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import type { Vip } from '#src/platform/session/vip.ts';
import { LazyMenu } from '#src/ui/lazy-menu.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { isVipPlace, startPlace, vipEntries } from './vip-menu.ts';

interface VipHeaderProps {
  vip: Vip;
  pathname: string;
}

/**
 * A VIP's part of the header: the quiet button that leads to where they learn, and where that is, on a phone, the menu
 * of all products. On a phone's home screen the menu stands in for the button, beside which the next step has its own.
 */
export default function VipHeader({ vip, pathname }: VipHeaderProps) {
  const atPlace = isVipPlace(pathname);
  const atHome = pathname === href('home');
  return (
    <>
      {!atPlace && (
        <LinkButton
          to={startPlace(vip)}
          variant="quiet"
          className={`whitespace-nowrap max-lg:px-3.5 max-lg:text-sm ${atHome ? 'max-lg:hidden' : ''}`}
        >
          {SHELL.startLearning}
        </LinkButton>
      )}
      {(atPlace || atHome) && (
        <LazyMenu
          icon={MenuIcon}
          label={SHELL.menu}
          className="lg:hidden"
          entries={[
            ...vipEntries(vip).map(({ label, icon, to }) => ({ label, icon, to })),
            { label: SHELL.contact, icon: PhoneCall, onSelect: openAdvice },
          ]}
        />
      )}
    </>
  );
}
