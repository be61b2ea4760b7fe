import { CircleQuestionMark, Ellipsis, StickyNote, Type, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DISPLAY, EXAM, HELP, MARKS } from '#src/messages/exam.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Menu } from '#src/ui/menu.tsx';

export type Sheet = 'notes' | 'display' | 'help' | 'submit' | 'leave' | 'numbers';

interface TopBarProps {
  title: string;
  clock: ReactNode;
  saved: ReactNode;
  noteCount: number;
  onOpen: (sheet: Sheet) => void;
}

/** The bar at the top: exit, clock, tools and submission. */
export function TopBar({ title, clock, saved, noteCount, onOpen }: TopBarProps) {
  const tools = [
    { sheet: 'notes', label: MARKS.panelOpen(noteCount), icon: StickyNote },
    { sheet: 'display', label: DISPLAY.open, icon: Type },
    { sheet: 'help', label: HELP.open, icon: CircleQuestionMark },
  ] as const;
  return (
    <header className="border-b border-line bg-surface px-2 py-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2">
        <div className="flex min-w-0 items-center gap-1">
          <IconButton icon={X} label={EXAM.back} onClick={() => onOpen('leave')} />
          <div className="min-w-0 max-md:sr-only">
            <h1 className="truncate font-semibold">{title}</h1>
          </div>
        </div>
        {clock}
        <div className="flex items-center justify-end sm:gap-1">
          <div className="flex max-md:hidden">
            {tools.map(({ sheet, label, icon }) => (
              <IconButton
                key={sheet}
                icon={icon}
                label={label}
                aria-haspopup="dialog"
                onClick={() => onOpen(sheet)}
              />
            ))}
          </div>
          <div className="md:hidden">
            <Menu
              trigger={<IconButton icon={Ellipsis} label={EXAM.tools} />}
              entries={tools.map(({ sheet, label, icon }) => ({
                label,
                icon,
                onSelect: () => onOpen(sheet),
              }))}
            />
          </div>
          <Button
            className="whitespace-nowrap max-sm:px-3 max-sm:text-sm"
            aria-haspopup="dialog"
            onClick={() => onOpen('submit')}
          >
            {EXAM.submit}
          </Button>
        </div>
      </div>
      <div className="flex min-h-6 justify-center">{saved}</div>
    </header>
  );
}
