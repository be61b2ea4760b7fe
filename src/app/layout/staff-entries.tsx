import { type LucideIcon, ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { href } from '#contract/href.ts';
import { ROLES, type Role } from '#contract/staff.ts';
import { SHELL } from '#src/messages/shell.ts';
import { refreshRoles, useRoles } from '#src/platform/session/roles.ts';
import { useSession } from '#src/platform/session/session.ts';
import { MenuLink } from '#src/ui/menu.tsx';

interface StaffEntry {
  /** Roles that see it. */
  for: readonly Role[];
  label: string;
  icon: LucideIcon;
  to: string;
}

const ENTRIES: readonly StaffEntry[] = [
  { for: ROLES, label: SHELL.staffSecurity, icon: ShieldCheck, to: href('staffSecurity') },
];

/** Entries of the account menu for those who teach or run the centre; nothing for everybody else. */
export default function StaffEntries() {
  const roles = useRoles(useSession(({ learnerId }) => learnerId));
  useEffect(() => void refreshRoles(), []);
  return ENTRIES.filter((entry) => entry.for.some((role) => roles.includes(role))).map(
    ({ label, icon, to }) => <MenuLink key={to} label={label} icon={icon} to={to} />,
  );
}
