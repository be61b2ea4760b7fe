import { Check } from 'lucide-react';
import { useId } from 'react';
import { BLANKS } from '../messages/questions.ts';

interface WordBankProps {
  words: readonly string[];
  /** Numbers of the blanks that have a word, by word. */
  usedAt: ReadonlyMap<string, readonly string[]>;
}

/** The words to choose from, used ones marked. */
export function WordBank({ words, usedAt }: WordBankProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-control border border-line bg-sunk p-4">
      <p id={titleId} className="font-semibold">
        {BLANKS.bank}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => {
          const used = usedAt.get(word);
          return (
            <li
              key={word}
              className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-1 ${used ? 'border-dashed border-line-strong text-muted' : 'border-line bg-surface'}`}
            >
              {used && <Check aria-hidden="true" className="size-4 shrink-0" />}
              <span lang="en">{word}</span>
              {used && <span className="text-sm">({BLANKS.usedAt(used.join(', '))})</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
