import { Check, Play } from 'lucide-react';
import { useMemo } from 'react';
import type { TrialChat } from '#contract/learning-trial.ts';
import { secondsToWait } from '#rules/learning-trial/wait.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { mayPrefetch } from '#src/platform/offline/data-saving.ts';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { useVoicesAhead } from '#src/shared/speaking/examiner/use-voices-ahead.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { linesToHear } from '../model/lines-to-hear.ts';

interface LessonStartProps {
  owner: string;
  chat: TrialChat;
  onStart: () => void;
}

/** What the lesson is, and its beginning; its voices are fetched meanwhile, as the network may go soon. */
export function LessonStart({ owner, chat, onStart }: LessonStartProps) {
  const lines = useMemo(() => (mayPrefetch() ? linesToHear(chat) : []), [chat]);
  useVoicesAhead(lines);
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl font-semibold">{chat.title_vi}</h2>
        <p className="text-lg text-pretty">{chat.summary_vi}</p>
        <p className="text-muted">{LEARNING_TRIAL.minutes(chat.minutes)}</p>
      </div>
      <ul className="grid gap-2">
        {LEARNING_TRIAL.facts.map((fact) => (
          <li key={fact} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-success" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      <SpeechModelOffer owner={owner} hears />
      <Button size="lg" icon={Play} className="max-sm:w-full sm:justify-self-start" onClick={onStart}>
        {LEARNING_TRIAL.start}
      </Button>
    </Card>
  );
}

interface OnAgainProps extends Omit<LessonStartProps, 'owner'> {
  /** When the last one was finished, milliseconds since 1970. */
  finishedAt: number;
  now: number;
}

/** The way into another lesson, once it may be begun. */
export function OnAgain({ chat, finishedAt, now, onStart }: OnAgainProps) {
  const wait = secondsToWait(now, finishedAt, chat.wait_seconds);
  if (wait > 0)
    return <p className="text-muted">{LEARNING_TRIAL.wait(formatMoment(new Date(now + wait * 1000)))}</p>;
  return (
    <Button variant="secondary" className="justify-self-start" onClick={onStart}>
      {LEARNING_TRIAL.again}
    </Button>
  );
}
