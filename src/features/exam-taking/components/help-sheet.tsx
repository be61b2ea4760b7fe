import { HELP } from '#src/messages/exam.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { SHORTCUTS } from '../model/shortcuts.ts';
import { changeView, useViewSettings } from '../model/view-settings.ts';

/** The keyboard shortcuts, and the switch that turns them off. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const shortcuts = useViewSettings((view) => view.shortcuts);
  return (
    <Dialog open onClose={onClose} title={HELP.title}>
      <ScrollRegion name={HELP.title} className="grid max-h-[70dvh] gap-4 overflow-y-auto">
        <p>{HELP.selection}</p>
        <p className="max-md:hidden">{HELP.split}</p>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={shortcuts}
            onChange={(event) => changeView({ shortcuts: event.target.checked })}
            className="size-5 shrink-0 accent-brand"
          />
          {HELP.use}
        </label>
        <p className="text-sm text-muted">{HELP.useText}</p>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="w-16 py-1 font-semibold">
                {HELP.key}
              </th>
              <th scope="col" className="py-1 font-semibold">
                {HELP.does}
              </th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(SHORTCUTS).map(([key, action]) => (
              <tr key={key} className="border-b border-line">
                <td className="py-1.5">
                  <kbd className="inline-grid min-w-8 place-items-center rounded-sm border border-line-strong px-2 font-semibold">
                    {key.toUpperCase()}
                  </kbd>
                </td>
                <td className="py-1.5">{HELP.actions[action]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Dialog>
  );
}
