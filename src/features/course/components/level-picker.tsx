import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { OFFERS } from '../messages/course-offer.ts';

interface LevelPickerProps {
  levels: ResponseOf<typeof ENDPOINTS.courseOffers.levels>['levels'];
  /** Null: all levels. */
  chosen: number | null;
  onChoose: (level: number | null) => void;
}

interface ChoiceProps {
  name: string;
  pressed: boolean;
  onPress: () => void;
}

const Choice = ({ name, pressed, onPress }: ChoiceProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="min-h-11 rounded-full border border-line-strong bg-surface px-4 font-semibold text-ink hover:bg-sunk aria-pressed:border-transparent aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
  >
    {name}
  </button>
);

/** Filter by level, of the levels that have courses. */
export const LevelPicker = ({ levels, chosen, onChoose }: LevelPickerProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">{OFFERS.level}</legend>
    <Choice name={OFFERS.allLevels} pressed={chosen === null} onPress={() => onChoose(null)} />
    {levels
      .filter(({ course_count }) => course_count > 0)
      .map(({ level, name }) => (
        <Choice key={level} name={name} pressed={level === chosen} onPress={() => onChoose(level)} />
      ))}
  </fieldset>
);
