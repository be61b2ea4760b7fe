import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Preparation } from '#src/shared/questions/ielts-unscripted-speaking/preparation.tsx';
import { Button } from '#src/ui/button.tsx';
import { ROOM } from '../messages/practice-room.ts';
import type { RoomStep } from '../model/room-steps.ts';
import { NOTES_MAX, useCardNotes } from '../model/use-card-notes.ts';

interface TopicCardProps {
  owner: string;
  attemptId: string;
  step: RoomStep;
  /** Time to prepare is offered; afterwards, only the card and the notes are shown. */
  onReady?: () => void;
}

/** The card of Part 2 with the learner's notes. */
export function TopicCard({ owner, attemptId, step, onReady }: TopicCardProps) {
  const { notes, change } = useCardNotes(owner, attemptId, step.id);
  const [showsMeaning, setMeaning] = useState(false);
  const { cues, prep_seconds } = step.content;
  const cuesVi = step.script?.cues_vi ?? [];
  return (
    <div className="grid w-full gap-4 text-start">
      <section className="grid gap-2 rounded-card border-l-4 border-brand bg-brand-soft p-4">
        <p lang="en" className="text-lg font-semibold text-pretty">
          {step.line.text}
        </p>
        <p lang="en">{ROOM.card.say}</p>
        <ul className="list-disc ps-5">
          {cues.map((cue, index) => (
            <li key={cue}>
              <span lang="en">{cue}</span>
              {showsMeaning && <span className="block text-sm text-muted">{cuesVi[index]}</span>}
            </li>
          ))}
        </ul>
        {showsMeaning && <p className="text-sm text-muted">{step.line.vi}</p>}
        <Button
          variant="quiet"
          icon={Languages}
          aria-expanded={showsMeaning}
          className="-ms-4 justify-self-start"
          onClick={() => setMeaning(!showsMeaning)}
        >
          {showsMeaning ? ROOM.card.hideMeaning : ROOM.card.meaning}
        </Button>
      </section>
      {/* While the learner talks, their notes come first: the microphone covers the foot of the screen. */}
      <label
        className={`gap-1 ${onReady || notes !== '' ? 'grid' : 'hidden'} ${onReady ? '' : 'order-first'}`}
      >
        <span className="text-sm font-semibold">{ROOM.card.notes}</span>
        <textarea
          rows={onReady ? 4 : 3}
          maxLength={NOTES_MAX}
          value={notes}
          placeholder={ROOM.card.notesHint}
          onChange={({ target }) => change(target.value)}
          className="rounded-card border border-line-strong bg-surface p-3"
        />
      </label>
      {onReady && <Preparation seconds={prep_seconds} onTimeUp={onReady} onSkip={onReady} />}
    </div>
  );
}
