import { TOPIC_PRACTICE } from '../messages/topic-practice.ts';
import { NOTES_MAX, useCardNotes } from '../model/use-card-notes.ts';

interface CardNotesProps {
  owner: string;
  attemptId: string;
  questionId: string;
  /** There is time to write; afterwards the notes are shown if there are any. */
  isPreparing: boolean;
}

/** The learner's notes for a card of Part 2. */
export function CardNotes({ owner, attemptId, questionId, isPreparing }: CardNotesProps) {
  const { notes, change } = useCardNotes(owner, attemptId, questionId);
  // While the learner talks, their notes come first: the microphone covers the foot of the screen.
  const place = isPreparing ? 'grid' : notes === '' ? 'hidden' : 'grid order-first';
  return (
    <label className={`gap-1 ${place}`}>
      <span className="text-sm font-semibold">{TOPIC_PRACTICE.card.notes}</span>
      <textarea
        rows={isPreparing ? 4 : 3}
        maxLength={NOTES_MAX}
        value={notes}
        placeholder={TOPIC_PRACTICE.card.notesHint}
        onChange={({ target }) => change(target.value)}
        className="rounded-control border border-line-strong bg-surface p-3"
      />
    </label>
  );
}
