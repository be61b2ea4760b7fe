import { Play } from 'lucide-react';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';

interface TodayPanelProps {
  /** Cards left for today, reviewed today, due tomorrow. */
  today: number;
  reviewed: number;
  tomorrow: number;
  onStart: () => void;
}

/** Today's reviews: one number, one action. */
export function TodayPanel({ today, reviewed, tomorrow, onStart }: TodayPanelProps) {
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-2xl font-semibold">{today > 0 ? NOTEBOOK.today(today) : NOTEBOOK.todayDone}</h2>
      <p className="text-muted text-pretty">
        {today > 0 ? NOTEBOOK.todayText(today) : NOTEBOOK.todayDoneText(tomorrow)}
        {reviewed > 0 && ` ${NOTEBOOK.reviewed(reviewed)}`}
      </p>
      {today > 0 && (
        <Button size="lg" icon={Play} className="justify-self-start max-sm:w-full" onClick={onStart}>
          {NOTEBOOK.start}
        </Button>
      )}
    </Card>
  );
}
