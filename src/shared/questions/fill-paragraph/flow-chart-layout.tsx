import { ArrowDown } from 'lucide-react';
import { useId } from 'react';
import { laidLines } from '#rules/questions/fill-paragraph/layout.ts';
import { BlankText } from './blank-text.tsx';
import type { LayoutProps } from './text-layouts.tsx';

/** Steps in boxes, each leading to the next. */
export function FlowChartLayout({ text, showBlank }: LayoutProps) {
  const id = useId();
  const lines = laidLines(text).map((line, at) => ({ ...line, lineId: `${id}-${at}` }));
  const steps = lines.filter(({ isHeading }) => !isHeading);
  return (
    <div className="grid gap-3">
      {lines
        .filter(({ isHeading }) => isHeading)
        .map(({ text: heading, lineId }) => (
          <p key={lineId} lang="en" className="text-center font-semibold">
            {heading}
          </p>
        ))}
      <ol className="grid justify-items-center">
        {steps.map(({ text: step, lineId }, at) => (
          <li key={lineId} className="grid w-full max-w-xl justify-items-center">
            {at > 0 && <ArrowDown aria-hidden="true" className="my-1 size-6 text-brand-strong" />}
            <div
              id={lineId}
              className="w-full rounded-card border border-line-strong bg-surface px-4 py-2 text-center leading-loose"
            >
              <BlankText text={step} describedBy={lineId} showBlank={showBlank} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
