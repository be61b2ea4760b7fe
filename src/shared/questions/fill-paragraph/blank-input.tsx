import { TEXT_MAX } from '#contract/protocol/text.ts';
import { BLANKS } from '../messages/questions.ts';
import { textTone } from '../text-tone.ts';

interface BlankInputProps {
  id: string;
  /** 0-based place among the blanks. */
  place: number;
  number: string;
  describedBy?: string | undefined;
  value: string;
  wordBank: string[] | null;
  /** Numbers of the blanks that have a word, by word. */
  usedAt: ReadonlyMap<string, readonly string[]>;
  correct: boolean | null;
  tooLong: boolean;
  onType?: ((text: string) => void) | undefined;
}

/** One blank: typed, or chosen if there is a word bank, so that nothing outside it can be answered. */
export function BlankInput(props: BlankInputProps) {
  const { id, place, number, describedBy, value, wordBank, usedAt, correct, tooLong, onType } = props;
  const look = `min-h-11 max-w-full min-w-0 rounded-sm border px-3 py-1 ${textTone(correct, tooLong)}`;
  const shared = {
    id,
    'data-item': place,
    'aria-label': BLANKS.blank(number),
    'aria-describedby': describedBy,
    'aria-invalid': tooLong || correct === false,
    value,
  };
  if (wordBank) {
    const marked = (word: string): string => {
      const elsewhere = usedAt.get(word)?.filter((other) => other !== number) ?? [];
      return elsewhere.length > 0 ? `${word} (${BLANKS.usedAt(elsewhere.join(', '))})` : word;
    };
    const longest = Math.max(...[BLANKS.chooseWord, ...wordBank].map(({ length }) => length));
    return (
      <select
        {...shared}
        disabled={!onType}
        // The note on used words must not widen the field.
        style={{ width: `calc(${longest}ch + 3.5rem)` }}
        onChange={(event) => onType?.(event.target.value)}
        className={look}
      >
        <option value="">{BLANKS.chooseWord}</option>
        {wordBank.map((word) => (
          <option key={word} value={word}>
            {marked(word)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type="text"
      readOnly={!onType}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={TEXT_MAX.shortAnswer}
      size={Math.max(10, value.length + 1)}
      onChange={(event) => onType?.(event.target.value)}
      className={look}
    />
  );
}
