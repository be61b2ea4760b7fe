import { Check, X } from 'lucide-react';

export interface Choice {
  value: string;
  text: string;
}

interface ChoiceListProps {
  name: string;
  choices: readonly Choice[];
  chosen: string | null;
  /** The keyed value, in review. */
  keyed: string | null;
  labelledBy: string;
  onChoose?: ((value: string) => void) | undefined;
}

function toneOf(
  value: string,
  chosen: string | null,
  keyed: string | null,
): 'right' | 'wrong' | 'chosen' | 'plain' {
  if (keyed !== null && value === keyed) return 'right';
  if (keyed !== null && value === chosen) return 'wrong';
  return value === chosen ? 'chosen' : 'plain';
}

const TONES = {
  right: 'border-success bg-success-soft',
  wrong: 'border-danger bg-danger-soft',
  chosen: 'border-brand bg-brand-soft',
  plain: 'border-line bg-surface hover:border-line-strong',
} as const;

/** One choice of several, as large targets; in review the right one and a wrong pick carry an icon and a word. */
export function ChoiceList({ name, choices, chosen, keyed, labelledBy, onChoose }: ChoiceListProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2">
      {choices.map(({ value, text }) => {
        const tone = toneOf(value, chosen, keyed);
        return (
          <label
            key={value}
            className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-card border px-4 py-2 transition-colors has-disabled:cursor-default ${TONES[tone]}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={!onChoose}
              onChange={() => onChoose?.(value)}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 flex-1">{text}</span>
            {tone === 'right' && (
              <span className="flex items-center gap-1 text-sm font-semibold text-success">
                <Check aria-hidden size={18} /> Đúng
              </span>
            )}
            {tone === 'wrong' && (
              <span className="flex items-center gap-1 text-sm font-semibold text-danger">
                <X aria-hidden size={18} /> Bạn chọn
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
