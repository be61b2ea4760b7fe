import { useId } from 'react';
import type { ContentOf } from '#contract/question.ts';
import { MATCHING, QUESTION } from '../messages/questions.ts';
import { textTone } from '../text-tone.ts';
import { VerdictMark } from '../verdict-mark.tsx';

interface Option {
  id: string;
  text: string;
}

/** An option with its id; the id alone if the text is the same. */
const optionText = ({ id, text }: Option): string => (text === '' || text === id ? id : `${id} – ${text}`);

type Options = ContentOf<'matching'>['options'];

interface MatchItemProps {
  /** 0-based place among the items. */
  place: number;
  number: string;
  text: string;
  options: Options;
  /** Numbers of the items that have an option, by option id. */
  usedAt: ReadonlyMap<string, readonly string[]>;
  given: string;
  /** Whether it is right, and the right option; in review. */
  review: { isRight: boolean; keyed: Options[number] | null } | null;
  onGive?: ((option: string) => void) | undefined;
  onLeave: () => void;
}

/** One item with the select of its option. */
export function MatchItem(props: MatchItemProps) {
  const { place, number, text, options, usedAt, given, review, onGive, onLeave } = props;
  const id = useId();
  const marked = (option: Options[number]): string => {
    const elsewhere = usedAt.get(option.id)?.filter((other) => other !== number) ?? [];
    const used = elsewhere.length > 0 ? ` (${MATCHING.usedAt(elsewhere.join(', '))})` : '';
    return `${optionText(option)}${used}`;
  };
  return (
    <li className="grid gap-1.5">
      <label htmlFor={id} className="flex gap-2">
        <span className="font-semibold">{number}</span> <span className="min-w-0">{text}</span>
      </label>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <select
          id={id}
          data-item={place}
          value={given}
          disabled={!onGive}
          aria-invalid={review?.isRight === false || undefined}
          aria-describedby={review ? `${id}-review` : undefined}
          onChange={(event) => onGive?.(event.target.value)}
          onBlur={onLeave}
          className={`min-h-11 w-full max-w-md min-w-0 rounded-sm border px-3 py-1 text-ellipsis ${textTone(review?.isRight ?? null, false)}`}
        >
          <option value="">{MATCHING.choose}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {marked(option)}
            </option>
          ))}
        </select>
        {review && (
          <p id={`${id}-review`} className="flex flex-wrap items-center gap-x-3">
            <VerdictMark verdict={review.isRight ? 'right' : 'wrong'} />
            {!review.isRight && review.keyed && (
              <span className="text-sm">
                {QUESTION.key}: <strong className="text-success">{optionText(review.keyed)}</strong>
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
