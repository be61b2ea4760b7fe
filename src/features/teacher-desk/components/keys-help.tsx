import { useId } from 'react';
import { Dialog } from '#src/ui/dialog.tsx';
import { KEYS } from '../messages/grading.ts';

interface KeysHelpProps {
  singles: boolean;
  onSingles: (on: boolean) => void;
  onClose: () => void;
}

/** All keys of the grading page. Keys without Ctrl can be turned off, since dictation and slips press them. */
export function KeysHelp({ singles, onSingles, onClose }: KeysHelpProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={KEYS.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {KEYS.rows.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded bg-sunk px-2 py-1 font-semibold whitespace-nowrap">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label htmlFor={id} className="mt-4 flex min-h-11 items-center gap-3 font-semibold">
        <input
          id={id}
          type="checkbox"
          className="size-5"
          checked={singles}
          onChange={({ target }) => onSingles(target.checked)}
        />
        {KEYS.toggle}
      </label>
      <p className="text-sm text-muted">{KEYS.toggleText}</p>
    </Dialog>
  );
}
