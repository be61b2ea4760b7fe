import { ArrowRight, MessageCircleQuestion, RotateCcw } from 'lucide-react';
import type { ComponentType } from 'react';
import { InsteadOfLine } from '#src/shared/speaking/hearing/instead-of-line.tsx';
import type { UnderstoodWords } from '#src/shared/speaking/hearing/understand-answer.ts';
import type { DeviceTalk } from '#src/shared/speaking/talk/device-talk.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { sayAgainLine } from './asked-question.ts';
import type { FollowUpQuestion } from './dialogue-policy.ts';
import { DIALOGUE } from './messages/dialogue.ts';
import { useAnswer } from './use-answer.ts';
import type { Dialogue } from './use-dialogue.ts';
import { useGoingOn } from './use-going-on.ts';

/** What is known of an answer at once, for a screen that says something about it. */
export interface FeedbackProps {
  owner: string;
  recordingId: string;
  talk: DeviceTalk;
  transcript: string | null;
  /** Words of the transcript that were perhaps not said. */
  unsure: UnderstoodWords['unsure'];
  /** It is still being transcribed. */
  isTranscribing: boolean;
  question: string;
  part: 1 | 2 | 3;
}

export interface AnsweredLook {
  Feedback: ComponentType<FeedbackProps>;
  /** On the button to the next question, and to what comes after the last one. */
  words: { next: string; finish: string };
}

/** What ended the answer, and that it is kept. */
function Saved({ dialogue: { turnState } }: { dialogue: Dialogue }) {
  if (turnState.name !== 'answered') return null;
  const { end } = turnState;
  if (end === 'lost' || end === 'time')
    return (
      <Notice tone={end === 'lost' ? 'warning' : 'info'} title={DIALOGUE[end].title}>
        <p>{DIALOGUE[end].text}</p>
      </Notice>
    );
  return (
    <p role="status" className="text-center text-pretty">
      {DIALOGUE.saved[end]}
    </p>
  );
}

/** A follow-up that the learner may answer, or that it is being looked for. */
function Offer({ dialogue, followUp }: { dialogue: Dialogue; followUp: FollowUpQuestion | undefined }) {
  if (followUp === undefined)
    return (
      <p role="status" className="animate-late text-center text-sm text-muted">
        {DIALOGUE.followUp.thinking}
      </p>
    );
  return (
    <>
      <p className="text-center text-sm text-muted">{DIALOGUE.followUp[followUp.by]}</p>
      <Button size="lg" icon={MessageCircleQuestion} onClick={() => dialogue.askMore(followUp)}>
        {DIALOGUE.followUp.answer}
      </Button>
    </>
  );
}

/** The examiner has not understood, and asks for the answer again. */
function SayAgain({ dialogue }: { dialogue: Dialogue }) {
  const line = sayAgainLine(dialogue.detail);
  return (
    <div className="grid gap-2">
      <div role="status" className="text-center text-pretty">
        <p lang="en" className="font-semibold">
          {line?.text}
        </p>
        <p className="text-muted">{line?.vi}</p>
      </div>
      <Button size="lg" icon={RotateCcw} onClick={dialogue.again}>
        {DIALOGUE.redo}
      </Button>
    </div>
  );
}

/** After an answer: what can be said about it at once, and where to go on. */
export function AnsweredStep({ dialogue, Feedback, words }: AnsweredLook & { dialogue: Dialogue }) {
  const { owner, step, place, isLast } = dialogue;
  const answer = useAnswer(dialogue);
  const { recordingId, offered, findAsked, insteadOf, isAskedAgain, isUndecided, ...heard } = answer;
  const { isThinking, goOn } = useGoingOn(isUndecided, async () => {
    const asked = await findAsked();
    if (asked) dialogue.askMore(asked);
    else dialogue.next();
  });
  if (!step || recordingId === null) return null;
  return (
    <div className="grid gap-4">
      <Saved dialogue={dialogue} />
      <Feedback
        key={recordingId}
        owner={owner}
        recordingId={recordingId}
        question={place?.followUp?.text ?? step.line.text}
        part={step.content.part}
        {...heard}
      />
      <InsteadOfLine reason={insteadOf} />
      <div className="grid gap-2">
        {isAskedAgain && <SayAgain dialogue={dialogue} />}
        {offered !== null && <Offer dialogue={dialogue} followUp={offered} />}
        <Button
          size={offered || isAskedAgain ? 'md' : 'lg'}
          variant={offered || isAskedAgain ? 'secondary' : 'primary'}
          icon={ArrowRight}
          busy={isThinking}
          onClick={goOn}
        >
          {isLast ? words.finish : words.next}
        </Button>
        {!isAskedAgain && (
          <Button variant="quiet" icon={RotateCcw} onClick={dialogue.again}>
            {DIALOGUE.redo}
          </Button>
        )}
      </div>
    </div>
  );
}
