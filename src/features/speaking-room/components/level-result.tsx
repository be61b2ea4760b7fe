import type { LevelSuggestion } from '#rules/speaking/suggest-level.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { UserLevel } from '../api/user-level.ts';
import { LEVEL_PAGE } from '../messages/speaking-level.ts';

interface LevelResultProps {
  suggestion: LevelSuggestion;
  levels: UserLevel['levels'];
  onUse: (level: UserLevel['levels'][number]['level']) => void;
}

/** The suggested level with its reason and its range; or why there is none. */
export function LevelResult({ suggestion, levels, onUse }: LevelResultProps) {
  if (suggestion.outcome === 'none')
    return (
      <Notice tone="info" title={LEVEL_PAGE.noneTitle}>
        <p className="text-pretty">{LEVEL_PAGE.none[suggestion.reason]}</p>
      </Notice>
    );
  const { level, low, high, figures, weakest } = suggestion;
  const name = levels.find((each) => each.level === level)?.name_vi ?? '';
  return (
    <div role="status" className="grid gap-2 rounded-card bg-brand-soft p-4">
      <p className="text-lg font-semibold text-brand-strong">{LEVEL_PAGE.levelIs(level, name)}</p>
      <p className="text-pretty">{LEVEL_PAGE.range(low, high)}</p>
      <p className="text-pretty tabular-nums">
        {LEVEL_PAGE.reason(
          Math.round(figures.seconds),
          Math.round(figures.pace / 5) * 5,
          Math.max(1, Math.round(figures.run)),
          Math.round(100 * figures.pauseShare),
        )}{' '}
        {LEVEL_PAGE.holding[weakest]}
      </p>
      <p className="text-sm text-muted text-pretty">{LEVEL_PAGE.honest}</p>
      <Button variant="secondary" className="mt-1 justify-self-start" onClick={() => onUse(level)}>
        {LEVEL_PAGE.takeIt(level)}
      </Button>
    </div>
  );
}
