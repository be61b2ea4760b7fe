import { TextSearch } from 'lucide-react';
import { useId } from 'react';
import type { Proof } from '#contract/question.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { ITEM, PROOFS } from './messages/questions.ts';

interface ProofsProps {
  proofs: readonly Proof[];
  /** In a timed test: the numbers of the blanks and items, by name. */
  numbers?: ReadonlyMap<string, string>;
  /** Shows a quote in its text. */
  onShow?: ((quote: string) => void) | undefined;
}

/** The quotes that prove the key, each with a link to its place. */
export function Proofs({ proofs, numbers, onShow }: ProofsProps) {
  const id = useId();
  if (proofs.length === 0) return null;
  const calledOf = (name: string): string => {
    const number = numbers?.get(name);
    return number === undefined ? ITEM.alone(name) : ITEM.inTest(number);
  };
  const listed = proofs.map((proof, place) => ({ ...proof, quoteId: `${id}-${place}` }));
  return (
    <div className="grid gap-2">
      <p id={`${id}-title`} className="text-sm font-semibold">
        {PROOFS.title}
      </p>
      <ul aria-labelledby={`${id}-title`} className="grid gap-3">
        {listed.map(({ name, quote, at, quoteId }) => {
          return (
            <li key={quoteId} className="grid justify-items-start gap-1 border-l-4 border-brand pl-3">
              {name !== null && (
                <span className="text-sm font-semibold text-muted first-letter:uppercase">
                  {calledOf(name)}
                </span>
              )}
              <q id={quoteId} lang="en">
                {quote}
              </q>
              {at !== null && <span className="text-sm text-muted">{PROOFS.heardAt(formatSeconds(at))}</span>}
              {onShow && (
                <button
                  type="button"
                  aria-describedby={quoteId}
                  onClick={() => onShow(quote)}
                  className="-ml-3 inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-brand-strong hover:bg-brand-soft"
                >
                  <TextSearch aria-hidden="true" className="size-4" />
                  {PROOFS.show}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
