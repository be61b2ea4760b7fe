import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ContentOf } from '#contract/question.ts';
import { MATCHING } from '../messages/questions.ts';

interface OptionListProps {
  content: ContentOf<'matching'>;
  /** Numbers of the items that have the option, by option id. */
  usedAt: ReadonlyMap<string, readonly string[]>;
}

/** All options with their ids, used ones marked. */
export function OptionList({ content: { variant, options, reuse }, usedAt }: OptionListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-sunk p-4">
      <p id={titleId} className="font-semibold">
        {MATCHING.options[variant]}
      </p>
      {reuse && <p className="text-sm text-muted">{MATCHING.reuse}</p>}
      <ul className="mt-2 grid gap-1.5">
        {options.map(({ id, text }) => {
          const used = usedAt.get(id);
          return (
            <li key={id} className="flex items-baseline gap-3">
              <span className="min-w-6 shrink-0 font-semibold">{id}</span>
              <span className="min-w-0 flex-1">{text !== id && text}</span>
              {/* Its room is reserved, so that no text moves when an option is used. */}
              <span className="inline-flex min-w-10 shrink-0 items-center justify-end gap-1 text-sm font-semibold text-brand-strong">
                {used && (
                  <>
                    <Check aria-hidden="true" className="size-4" />
                    <span aria-hidden="true">{used.join(', ')}</span>
                    <span className="sr-only">{MATCHING.usedAt(used.join(', '))}</span>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
