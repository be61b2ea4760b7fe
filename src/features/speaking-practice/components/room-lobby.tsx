import { DoorOpen, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ASK_VOICE } from '#src/messages/consent.ts';
import { useDictationChoice } from '#src/platform/outbox/consent/dictation-choice.ts';
import { useVoiceConsent } from '#src/platform/outbox/consent/use-voice-consent.ts';
import { giveVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { ExaminerFigure } from '#src/shared/examiner/examiner-figure.tsx';
import { DictationOffer } from '#src/shared/questions/ielts-unscripted-speaking/dictation-offer.tsx';
import { canDictate } from '#src/shared/questions/speech-recognition.ts';
import { redoTopic } from '#src/shared/speaking/redo.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { ROOM } from '../messages/practice-room.ts';
import type { Room } from '../model/use-room.ts';

const { lobby } = ROOM;
const silent = (): number => 0;

function Vocabulary({ room: { vocabulary } }: Pick<Room, 'room'>) {
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 items-center px-4 font-semibold">{lobby.words}</summary>
      <dl className="grid gap-3 px-4 pb-4">
        {vocabulary.map(({ word, ipa, gloss, example }) => (
          <div key={word}>
            <dt>
              <span lang="en" className="font-semibold">
                {word}
              </span>{' '}
              <span className="text-sm text-muted">{ipa}</span>
            </dt>
            <dd>{gloss}</dd>
            <dd lang="en" className="text-sm text-muted">
              {example}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function StartAgain({ room, onAgain }: { room: Room; onAgain: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { owner, attemptId } = room;
  const { set } = room.room;
  const start = async (): Promise<void> => {
    await redoTopic({ owner, attemptId, setId: set.id, label: set.title_vi });
    onAgain();
  };
  return (
    <>
      <Button variant="quiet" icon={RotateCcw} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {lobby.again}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={lobby.againTitle}
          cancel={lobby.cancel}
          confirm={lobby.again}
          onClose={() => setAsking(false)}
          onConfirm={() => void start()}
        >
          <p>{lobby.againText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface RoomLobbyProps {
  room: Room;
  /** A new attempt was begun in place of this one. */
  onAgain: () => void;
}

/** Before the conversation: what it is about, what is asked of the learner, and the press that begins it. */
export function RoomLobby({ room, onAgain }: RoomLobbyProps) {
  const { owner, answers, step } = room;
  const { set } = room.room;
  const consented = useVoiceConsent(owner);
  const choice = useDictationChoice(owner);
  const hasBegun = answers.size > 0;
  const enterLabel = !hasBegun ? lobby.enter : step ? lobby.goOn(step.position) : lobby.finish;
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-start gap-4 px-4 py-4">
      <ExaminerFigure level={silent} isListening={false} className="mx-auto w-48" />
      <div className="grid gap-1 text-center">
        <h2 className="text-xl font-semibold">{set.title_vi}</h2>
        <p className="text-sm text-muted">
          <span lang="en">{set.title}</span> · {lobby.facts(set.questions, set.minutes)}
        </p>
        <p className="text-pretty">{set.summary_vi}</p>
      </div>
      {consented === false ? (
        <Card className="grid gap-3">
          <p>{ASK_VOICE.text}</p>
          <Button onClick={() => void giveVoiceConsent(owner)}>{ASK_VOICE.accept}</Button>
        </Card>
      ) : (
        <Button size="lg" icon={DoorOpen} disabled={!consented} onClick={() => void room.enter()}>
          {enterLabel}
        </Button>
      )}
      {!hasBegun && <p className="text-center text-sm text-muted text-pretty">{lobby.how}</p>}
      {hasBegun && <StartAgain room={room} onAgain={onAgain} />}
      {consented && choice !== undefined && canDictate() && <DictationOffer owner={owner} choice={choice} />}
      {room.room.vocabulary.length > 0 && <Vocabulary room={room.room} />}
    </div>
  );
}
