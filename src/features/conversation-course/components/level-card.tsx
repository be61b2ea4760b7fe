import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { LevelSummary, LevelUpNeeds } from '#contract/conversation-course.ts';
import { isLevelDone } from '#rules/conversation/level-up.ts';
import { isPast } from '#rules/conversation/standing.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { LEVEL_CARD } from '../messages/course.ts';
import { saveLevelUp } from '../model/save-steps.ts';

interface LevelCardProps {
  owner: string;
  current: LevelSummary;
  maxLevel: number;
  /** The highest level there is. */
  last: number;
  needs: LevelUpNeeds;
  onUp: (level: number) => void;
}

type Part = LevelUpNeeds['scenes'];
const counted = ({ done, needed }: Part): number => Math.min(done, needed);
const left = ({ done, needed }: Part): number => Math.max(0, needed - done);

export const leftWords = ({ scenes, missions }: LevelUpNeeds): string =>
  LEVEL_CARD.left(left(scenes), left(missions));

function statusWords({ current, maxLevel, last, needs }: Omit<LevelCardProps, 'owner' | 'onUp'>): string {
  if (current.level === last) return LEVEL_CARD.last;
  if (isPast(maxLevel, current.level + 1)) return LEVEL_CARD.past(maxLevel);
  return isLevelDone(needs) ? LEVEL_CARD.ready : leftWords(needs);
}

/** How far the level is, and the way up once what it asks for is done. */
export function LevelCard(props: LevelCardProps) {
  const { owner, current, maxLevel, last, needs, onUp } = props;
  const [isBusy, setBusy] = useState(false);
  const { scenes, missions } = needs;
  const all = scenes.needed + missions.needed;
  const done = counted(scenes) + counted(missions);
  const isNext = current.level < last && !isPast(maxLevel, current.level + 1);
  const words = [
    LEVEL_CARD.scenes(counted(scenes), scenes.needed),
    LEVEL_CARD.missions(counted(missions), missions.needed),
  ];
  const up = (): void => {
    setBusy(true);
    saveLevelUp(owner, current)
      .then(
        () => onUp(current.level + 1),
        (error: unknown) => tellUnsaved(LEVEL_CARD.saveFailed, error),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Card as="section" className="flex items-center gap-4 sm:gap-6">
      <ProgressRing value={done} max={all} label={words.join(', ')} size="lg">
        <span className="text-2xl leading-none">{current.level}</span>
        <span className="text-xs text-muted">{LEVEL_CARD.unit}</span>
      </ProgressRing>
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 className="text-lg font-semibold">{LEVEL_CARD.title(current.level)}</h2>
        {words.map((text) => (
          <p key={text} className="tabular-nums">
            {text}
          </p>
        ))}
        <p className="text-muted text-pretty">{statusWords(props)}</p>
        {isNext && isLevelDone(needs) && (
          <Button icon={ArrowUp} busy={isBusy} className="mt-1 justify-self-start" onClick={up}>
            {LEVEL_CARD.up(current.level + 1)}
          </Button>
        )}
      </div>
    </Card>
  );
}
