import { type ComponentProps, useDeferredValue } from 'react';
import { EXAM } from '#src/messages/exam.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Numbers } from './navigator.tsx';

interface NumbersSheetProps extends ComponentProps<typeof Numbers> {
  onClose: () => void;
}

/** All numbers of the test in a dialog, which opens before its many buttons are rendered on a slow phone. */
export function NumbersSheet({ onClose, ...numbers }: NumbersSheetProps) {
  const isDrawn = useDeferredValue(true, false);
  return (
    <Dialog open onClose={onClose} title={EXAM.navigator.name}>
      <div className="grid h-[65dvh] content-start gap-3 overflow-y-auto">
        <p className="text-sm text-muted">{EXAM.navigator.legend}</p>
        {isDrawn && <Numbers {...numbers} takesFocus />}
      </div>
    </Dialog>
  );
}
