import type { SpeakingLevel } from '#contract/speaking.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { UserLevel } from '../api/user-level.ts';
import { LEVEL_PAGE } from '../messages/speaking-level.ts';

interface LevelChoiceProps {
  levels: UserLevel['levels'];
  chosen: SpeakingLevel | null;
  suggested: SpeakingLevel | null;
  onChoose: (level: SpeakingLevel) => void;
}

/** The levels in the learner's own words; the chosen one also says what is still hard. */
export const LevelChoice = ({ levels, chosen, suggested, onChoose }: LevelChoiceProps) => (
  <fieldset className="grid gap-3">
    <legend className="mb-3 text-xl font-semibold">{LEVEL_PAGE.choose}</legend>
    {levels.map(({ level, name_vi, band: [low, high], can_vi, not_yet_vi }) => (
      <label
        key={level}
        className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card border border-line bg-surface p-4 has-checked:border-brand-strong has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
      >
        <input
          type="radio"
          name="speaking-level"
          checked={chosen === level}
          onChange={() => onChoose(level)}
          className="mt-1 size-5 accent-action"
        />
        <span className="grid gap-2">
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="text-lg font-semibold">
              {level}. {name_vi}
            </span>
            <span className="text-sm text-muted tabular-nums">{LEVEL_PAGE.band(low, high)}</span>
          </span>
          {suggested === level && (
            <span>
              <Badge tone="brand">{LEVEL_PAGE.suggested}</Badge>
            </span>
          )}
          <span className="grid gap-1">
            {can_vi.map((text) => (
              <span key={text} className="text-pretty">
                {text}
              </span>
            ))}
          </span>
          {chosen === level && not_yet_vi.length > 0 && (
            <span className="grid gap-1 border-t border-line-strong pt-2 text-muted">
              <span className="text-sm font-semibold">{LEVEL_PAGE.notYet}</span>
              {not_yet_vi.map((text) => (
                <span key={text} className="text-pretty">
                  {text}
                </span>
              ))}
            </span>
          )}
        </span>
      </label>
    ))}
  </fieldset>
);
