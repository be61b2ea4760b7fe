import { Check } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { AnswerOf, ContentOf } from '#contract/question.ts';
import { rightItems } from '#rules/questions/matching/mark.ts';
import { itemNumbers } from '../item-numbers.ts';
import { ITEM, MATCHING } from '../messages/questions.ts';
import type { QuestionViewProps } from '../question-view.ts';
import { giveOption } from './give-option.ts';
import { MatchItem } from './match-item.tsx';

interface OptionListProps {
  content: ContentOf<'matching'>;
  /** Numbers of the items that have the option, by option id. */
  usedAt: ReadonlyMap<string, readonly string[]>;
}

/** All options with their ids, used ones marked. */
function OptionList({ content: { variant, options, reuse }, usedAt }: OptionListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-control border border-line bg-sunk p-4">
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

const NOTHING: AnswerOf<'matching'> = { type_code: 'matching', pairs: {} };

/** Items, each with the select of an option; the options are beside them if there is room. */
export function MatchingView(props: QuestionViewProps<'matching'>) {
  const { content, answer, answerKey, labelledBy, onChange, firstNumber } = props;
  const { items, options, reuse } = content;
  const [announcement, setAnnouncement] = useState('');
  // Arrow keys pass through the options one by one: a passed option goes back to the item that had it.
  const before = useRef<{ item: string; pairs: Record<string, string> }>(null);
  const given = answer ?? NOTHING;
  const right = answerKey && rightItems(content, answerKey, given);
  const numbers = itemNumbers(
    items.map(({ name }) => name),
    firstNumber,
  );
  const numberOf = (name: string): string => numbers.get(name) ?? name;
  const called = firstNumber === undefined ? ITEM.alone : ITEM.inTest;
  const usedAt = new Map<string, string[]>();
  for (const { name } of items) {
    const option = given.pairs[name];
    if (option) usedAt.set(option, [...(usedAt.get(option) ?? []), numberOf(name)]);
  }
  const give = (item: string, option: string): void => {
    if (before.current?.item !== item) before.current = { item, pairs: given.pairs };
    const { pairs, from } = giveOption(before.current.pairs, item, option, reuse);
    setAnnouncement(
      from === null ? '' : MATCHING.moved(option, called(numberOf(from)), called(numberOf(item))),
    );
    onChange?.({ type_code: 'matching', pairs });
  };
  return (
    <div className="@container">
      <div className="grid gap-4 @2xl:grid-cols-2 @2xl:items-start @2xl:gap-6">
        <div className="@2xl:sticky @2xl:top-4 @2xl:order-last">
          <OptionList content={content} usedAt={usedAt} />
        </div>
        <div className="grid gap-4">
          <ol aria-labelledby={labelledBy} className="grid gap-4">
            {items.map(({ name, text }, place) => (
              <MatchItem
                key={name}
                place={place}
                number={numberOf(name)}
                text={text}
                options={options}
                usedAt={usedAt}
                given={given.pairs[name] ?? ''}
                review={
                  right && {
                    isRight: right.get(name) === true,
                    keyed: options.find(({ id }) => id === answerKey?.pairs[name]) ?? null,
                  }
                }
                onGive={onChange && ((option) => give(name, option))}
                onLeave={() => {
                  before.current = null;
                }}
              />
            ))}
          </ol>
          <p role="status" className="text-sm text-muted empty:sr-only">
            {announcement}
          </p>
        </div>
      </div>
    </div>
  );
}
