import { Check, Play } from 'lucide-react';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';

interface TodayPanelProps {
  /** Cards left for today, reviewed today, due tomorrow. */
  today: number;
  reviewed: number;
  tomorrow: number;
  onStart: () => void;
}

/** Today's reviews: one number in the ring of those done, one action. */
export function TodayPanel({ today, reviewed, tomorrow, onStart }: TodayPanelProps) {
  const total = today + reviewed;
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex items-center gap-4">
        {total > 0 && (
          <ProgressRing value={reviewed} max={total} label={NOTEBOOK.progress(reviewed, total)}>
            {today > 0 ? today : <Check className="size-6 text-success" />}
          </ProgressRing>
        )}
        <div className="grid min-w-0 gap-1">
          <h2 className="text-2xl font-semibold">{today > 0 ? NOTEBOOK.today(today) : NOTEBOOK.todayDone}</h2>
          <p className="text-muted text-pretty">
            {today > 0 ? NOTEBOOK.todayText(today) : NOTEBOOK.todayDoneText(tomorrow)}
            {reviewed > 0 && ` ${NOTEBOOK.reviewed(reviewed)}`}
          </p>
        </div>
      </div>
      {today > 0 && (
        <Button size="lg" icon={Play} className="justify-self-start max-sm:w-full" onClick={onStart}>
          {NOTEBOOK.start}
        </Button>
      )}
    </Card>
  );
}
