import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

interface EntryLook {
  label: string;
  icon: LucideIcon;
}

interface MenuEntry extends EntryLook {
  /** Where it leads; an entry without it is an action. */
  to?: string;
  onSelect?: () => void;
  /** Separated from the entries before it. */
  apart?: boolean;
  /** Shown at the entry's end, such as a count. */
  end?: ReactNode;
}

interface MenuProps {
  trigger: ReactElement;
  entries: MenuEntry[];
  /** `MenuLink`s before the entries. */
  start?: ReactNode;
  /** Opened by the press that loaded it. */
  defaultOpen?: boolean;
}

const ENTRY =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-sm px-3 text-start outline-none select-none data-highlighted:bg-sunk';

/** A link as an entry of a menu. */
export function MenuLink({ label, icon: Icon, to }: EntryLook & { to: string }) {
  return (
    <Base.Item className={ENTRY} render={<Link to={to} />}>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {label}
    </Base.Item>
  );
}

/** A list of links and actions that drops from its trigger. */
export function Menu({ trigger, entries, start, defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        {/* Fixed like its header: positioned in the page, it would scroll off with it and jump back. */}
        <Base.Positioner positionMethod="fixed" sideOffset={6} align="end" className="z-30 outline-none">
          <Base.Popup className="max-h-(--available-height) min-w-60 overflow-y-auto rounded-control border border-line bg-raised p-1.5 shadow-float outline-none transition-[opacity,translate] data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
            {start}
            {entries.map(({ label, icon: Icon, to, onSelect, apart, end }) => (
              <div key={label}>
                {apart && <Base.Separator className="mx-2 my-1.5 h-px bg-line" />}
                <Base.Item
                  className={ENTRY}
                  onClick={onSelect}
                  {...(to === undefined ? {} : { render: <Link to={to} /> })}
                >
                  <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  {label}
                  {end}
                </Base.Item>
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
