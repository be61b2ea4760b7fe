import { CircleCheck, Lock } from 'lucide-react';
import { useState } from 'react';
import type { LevelSummary } from '#contract/conversation-course.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { LEVEL_CARD, LEVELS_VIEW } from '../messages/course.ts';
import { useSelectLevel } from '../model/use-select-level.ts';
import type { CourseOwner } from '../model/use-standing.ts';
import { leftWords } from './level-card.tsx';

interface LevelRowProps {
  level: LevelSummary;
  isSuggested: boolean;
  isPassed: boolean;
  /** Why it is locked, and what is missing. */
  lockedWords: string;
  isBusy: boolean;
  onChoose: () => void;
}

function LevelRow({ level: one, isSuggested, isPassed, lockedWords, isBusy, onChoose }: LevelRowProps) {
  const { level, title_vi, about_vi, selected, is_open, scenes } = one;
  return (
    <li
      aria-current={selected || undefined}
      className={`grid gap-2 rounded-card border p-4 ${selected ? 'border-brand-strong bg-brand-soft' : 'border-line bg-surface'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-3">
          <CourseCover id={`level-${level}`} className="size-14 shrink-0 rounded-control" />
          <h2 className="text-lg font-semibold">
            {level}. {title_vi}
          </h2>
        </span>
        <span className="flex flex-wrap gap-2">
          {selected && (
            <Badge tone="brand" icon={CircleCheck}>
              {LEVELS_VIEW.selected}
            </Badge>
          )}
          {isSuggested && <Badge tone="info">{LEVELS_VIEW.suggested}</Badge>}
          {isPassed && !selected && <Badge tone="success">{LEVELS_VIEW.past}</Badge>}
          {!is_open && <Badge icon={Lock}>{LEVELS_VIEW.locked}</Badge>}
        </span>
      </div>
      <p className="text-pretty">{about_vi}</p>
      <p className="text-sm text-muted tabular-nums">{LEVELS_VIEW.scenes(scenes)}</p>
      {!is_open && <p className="text-sm text-muted text-pretty">{lockedWords}</p>}
      {is_open && !selected && (
        <Button variant="secondary" busy={isBusy} className="justify-self-start" onClick={onChoose}>
          {LEVELS_VIEW.choose(level)}
        </Button>
      )}
    </li>
  );
}

/** Which level is practised: those that are open can be chosen, the others say what is missing. */
export function LevelsView({ owner, course }: CourseOwner) {
  const select = useSelectLevel(owner);
  const [busy, setBusy] = useState<number | null>(null);
  const { standing, needs, serverLevel } = course;
  if (!standing) return null;
  const { levels, maxLevel, suggested } = standing;
  const lockedWords = (level: number): string =>
    level === maxLevel + 1 && serverLevel === maxLevel && needs
      ? LEVELS_VIEW.missing(maxLevel, leftWords(needs))
      : LEVELS_VIEW.after(level - 1);
  return (
    <ul className="grid gap-3">
      {levels.map((one) => (
        <LevelRow
          key={one.level}
          level={one}
          isSuggested={one.level === suggested}
          isPassed={one.level < maxLevel}
          lockedWords={lockedWords(one.level)}
          isBusy={busy === one.level}
          onChoose={() => {
            setBusy(one.level);
            select(one.level).catch((error: unknown) => {
              setBusy(null);
              void tellUnsaved(LEVEL_CARD.saveFailed, error);
            });
          }}
        />
      ))}
    </ul>
  );
}
