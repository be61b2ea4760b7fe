import { useState } from 'react';
import type { AnswerOf, ContentOf } from '#contract/question.ts';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';

const words = LEARNING_TRIAL.order;
const CHIP =
  'min-h-11 rounded-full border border-line-strong bg-surface px-4 py-2 text-start font-semibold hover:bg-sunk';

interface OrderAskProps {
  content: ContentOf<'fill_paragraph'>;
  /** Null unless every chunk has its place. */
  onChange: (answer: AnswerOf<'fill_paragraph'> | null) => void;
}

/** Chunks of a sentence, put in order by pressing one after another; pressing a placed one takes it out. */
export function OrderAsk({ content, onChange }: OrderAskProps) {
  const chunks = content.word_bank ?? [];
  /** Indexes in the bank, in the learner's order: a chunk may be there twice. */
  const [order, setOrder] = useState<readonly number[]>([]);
  const change = (next: readonly number[]): void => {
    setOrder(next);
    const blanks = Object.fromEntries(next.map((at, index) => [String(index + 1), chunks[at] ?? '']));
    onChange(next.length === chunks.length ? { type_code: 'fill_paragraph', blanks } : null);
  };
  return (
    <div className="grid gap-3" lang="en">
      <ol
        aria-label={words.label}
        className="flex min-h-14 flex-wrap gap-2 rounded-control border border-dashed border-line-strong bg-sunk p-2"
      >
        {order.length === 0 && (
          <li lang="vi" className="self-center px-2 text-muted">
            {words.empty}
          </li>
        )}
        {order.map((at) => (
          <li key={at}>
            <button
              type="button"
              className={`${CHIP} border-brand bg-brand-soft`}
              aria-label={words.remove(chunks[at] ?? '')}
              onClick={() => change(order.filter((other) => other !== at))}
            >
              {chunks[at]}
            </button>
          </li>
        ))}
      </ol>
      <ul aria-label={words.left} className="flex flex-wrap gap-2">
        {chunks.map((chunk, at) =>
          order.includes(at) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bank never changes, and may hold a chunk twice
            <li key={at}>
              <button type="button" className={CHIP} onClick={() => change([...order, at])}>
                {chunk}
              </button>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
