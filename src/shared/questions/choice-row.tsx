import type { ReactNode } from 'react';

const TONES = {
  right: 'border-success bg-success-soft',
  wrong: 'border-danger bg-danger-soft',
  missed: 'border-dashed border-warning bg-warning-soft',
  chosen: 'border-brand bg-brand-soft',
  plain: 'border-line bg-surface hover:border-line-strong',
} as const;
export type ChoiceTone = keyof typeof TONES;

interface ChoiceRowProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  /** The option's letter in the exam. */
  letter?: string | undefined;
  text: string;
  tone: ChoiceTone;
  checked: boolean;
  /** Absent in review. */
  onChoose?: (() => void) | undefined;
  /** Id of the text that says why it cannot be chosen now; it stays focusable. */
  closedBy?: string | undefined;
  /** Its verdict in review. */
  verdict?: ReactNode;
}

/** One option as a large target. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { type, name, value, letter, text, tone, checked, onChoose, closedBy, verdict } = props;
  return (
    <label
      className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-control border px-4 py-2 transition-colors has-disabled:cursor-default has-aria-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-focus ${TONES[tone]}`}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={!onChoose}
        aria-disabled={closedBy ? true : undefined}
        aria-describedby={closedBy}
        onChange={() => closedBy || onChoose?.()}
        className="size-5 shrink-0 accent-brand outline-none aria-disabled:opacity-40"
      />
      <span className={`flex min-w-0 flex-1 gap-2 text-lg ${closedBy ? 'text-muted' : ''}`}>
        {letter && <span className="font-semibold">{letter}</span>} <span className="min-w-0">{text}</span>
      </span>{' '}
      {verdict}
    </label>
  );
}
