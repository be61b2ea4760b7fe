import { textTone } from '../text-tone.ts';

interface BlankInputProps {
  name: string;
  value: string;
  wordBank: string[] | null;
  correct: boolean | null;
  tooLong: boolean;
  onType?: ((text: string) => void) | undefined;
}

/** One blank: typed, or chosen where words are given, so that nothing outside the bank can be answered. */
export function BlankInput({ name, value, wordBank, correct, tooLong, onType }: BlankInputProps) {
  const look = `min-h-11 max-w-full rounded-sm border px-3 py-1 ${textTone(correct, tooLong)}`;
  const shared = {
    'aria-label': `Chỗ trống ${name}`,
    'aria-invalid': tooLong || correct === false,
    value,
  };
  if (wordBank) {
    return (
      <select
        {...shared}
        disabled={!onType}
        onChange={(event) => onType?.(event.target.value)}
        className={look}
      >
        <option value="">Chọn từ</option>
        {wordBank.map((word) => (
          <option key={word}>{word}</option>
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
      maxLength={500}
      size={Math.max(10, value.length + 1)}
      onChange={(event) => onType?.(event.target.value)}
      className={look}
    />
  );
}
