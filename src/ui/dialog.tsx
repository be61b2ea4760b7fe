import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { UI } from '#src/messages/ui.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `small`: questions and forms, 504 px at most; `large`: 1120 px at most. */
  size?: 'small' | 'large';
  children: ReactNode;
}

/**
 * The element to return focus to: a menu's entry is gone by then, but not the button that opened the menu.
 */
function lasting(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/** What had the focus when the dialog opened, read before its fields can take it; focus returns there. */
function useOpener(open: boolean): Element | null {
  const [last, setLast] = useState<{ open: boolean; opener: Element | null }>({ open: false, opener: null });
  if (open !== last.open) setLast({ open, opener: open ? lasting(document.activeElement) : last.opener });
  return last.opener;
}

/** A dialog over the page: a sheet from below on phones, centred on wider screens. */
export function Dialog({ open, onClose, title, size = 'small', children }: DialogProps) {
  const opener = useOpener(open);
  const giveFocusBack = () =>
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : true;
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-end overflow-y-auto sm:place-items-center sm:p-6">
          <Base.Popup
            finalFocus={giveFocusBack}
            data-keep-clear
            className={`relative w-full rounded-t-card border border-line bg-raised p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-float transition-[opacity,translate] duration-160 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:rounded-card sm:p-7 ${size === 'small' ? 'sm:max-w-[504px]' : 'sm:max-w-[1120px]'}`}
          >
            <Base.Title className="mb-3 pr-10 text-xl font-semibold">{title}</Base.Title>
            {children}
            {/* Last, so that focus starts in the content. */}
            <Base.Close
              render={
                <IconButton
                  icon={X}
                  label={UI.close}
                  className="absolute top-3 right-3 sm:top-5 sm:right-5"
                />
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
