import type { InstallStep } from '../messages/install-page.ts';
import { DRAWINGS } from './drawings.tsx';

/** Numbered steps, each with a drawing of where to touch. */
export function InstallSteps({ steps }: { steps: readonly InstallStep[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ drawing, before, entry, after = '' }, index) => (
        <li
          key={before + entry}
          className="flex items-center gap-4 rounded-control border border-line bg-surface p-3 sm:p-4"
        >
          {DRAWINGS[drawing]}
          <div className="min-w-0 flex-1">
            <p className="text-sm font-semibold text-brand-strong">Bước {index + 1}</p>
            <p className="text-pretty">
              {before}
              {entry !== undefined && (
                <>
                  {' '}
                  <b className="font-semibold">{entry}</b>
                </>
              )}
              {/^[(\p{L}]/u.test(after) ? ` ${after}` : after}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
