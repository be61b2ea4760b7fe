import { ChoiceRow, type ChoiceTone } from './choice-row.tsx';
import { QUESTION } from './messages/questions.ts';
import { VerdictMark } from './verdict-mark.tsx';

interface Choice {
  value: string;
  /** The option's letter in the exam. */
  letter?: string;
  text: string;
}

interface ChoiceListProps {
  name: string;
  choices: readonly Choice[];
  chosen: string | null;
  /** The correct value, in review. */
  keyed: string | null;
  labelledBy: string;
  onChoose?: ((value: string) => void) | undefined;
}

function toneOf(value: string, chosen: string | null, keyed: string | null): ChoiceTone {
  if (keyed !== null && value === keyed) return 'right';
  if (keyed !== null && value === chosen) return 'wrong';
  return value === chosen ? 'chosen' : 'plain';
}

/** Single choice with large targets; in review an icon and a word mark the right option and a wrong pick. */
export function ChoiceList({ name, choices, chosen, keyed, labelledBy, onChoose }: ChoiceListProps) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2">
      {choices.map(({ value, letter, text }) => {
        const tone = toneOf(value, chosen, keyed);
        return (
          <ChoiceRow
            key={value}
            type="radio"
            name={name}
            value={value}
            letter={letter}
            text={text}
            tone={tone}
            checked={value === chosen}
            onChoose={onChoose && (() => onChoose(value))}
            verdict={
              tone === 'right' ? (
                <VerdictMark verdict="right" />
              ) : (
                tone === 'wrong' && <VerdictMark verdict="wrong" words={QUESTION.youChose} />
              )
            }
          />
        );
      })}
    </div>
  );
}
