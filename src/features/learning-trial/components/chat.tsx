import { useEffect, useMemo, useRef, useState } from 'react';
import type { TrialChat, TrialPhase } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';
import { chatSoFar } from '#rules/learning-trial/next-message.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import { useExaminerVoice } from '#src/shared/speaking/examiner/use-examiner-voice.ts';
import { useVoicesAhead } from '#src/shared/speaking/examiner/use-voices-ahead.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { linesToHear } from '../model/lines-to-hear.ts';
import { Message } from './message.tsx';
import { WaitingAsk } from './waiting-ask.tsx';

interface ChatProps {
  owner: string;
  chat: TrialChat;
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  /** Everything is answered or skipped, and the learner goes on to the report. */
  onEnd: () => void;
}

/** What waits for the learner comes into view and gets the focus, below what was said last. */
function useNewestInView(shown: number, isResumed: boolean) {
  const newest = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  useEffect(() => {
    if (before.current === shown) return;
    const isBeginning = before.current === 0 && !isResumed;
    before.current = shown;
    newest.current?.focus({ preventScroll: true });
    if (isBeginning) window.scrollTo({ top: 0 });
    else newest.current?.scrollIntoView({ block: 'end' });
  }, [shown, isResumed]);
  return newest;
}

/** The lesson as a conversation: what was said so far, then the question that waits, or the way to the report. */
export function Chat({ owner, chat, attemptId, answers, onEnd }: ChatProps) {
  useMeasuredTime(owner, `trial:${chat.id}`);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  /** What was said, and may be said again until the learner goes on. */
  const [held, setHeld] = useState<string | null>(null);
  const voice = useExaminerVoice();
  const recorder = useHeldRecorder();
  useVoicesAhead(useMemo(() => linesToHear(chat), [chat]));
  const { shown, current } = chatSoFar(
    chat.messages,
    (id) => id !== held && (answers.has(id) || skipped.has(id)),
  );
  const asked = chat.messages.filter(({ ask }) => ask).length;
  const left = asked - answers.size;
  const newest = useNewestInView(shown.length, answers.size > 0);
  const place = { owner, attemptId };
  const titleOf = (phase: TrialPhase) => chat.phases.find(({ id }) => id === phase)?.title_vi ?? null;
  return (
    <div data-talking className="mx-auto grid w-full max-w-2xl gap-4">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-muted">{LEARNING_TRIAL.progress(answers.size, asked)}</p>
        <ProgressBar value={answers.size} max={asked} label={LEARNING_TRIAL.progress(answers.size, asked)} />
      </div>
      <ol aria-live="polite" aria-label={LEARNING_TRIAL.log} className="grid gap-3">
        {shown.map((message, at) => (
          <Message
            key={message.id}
            owner={owner}
            message={message}
            phase={message.phase === shown[at - 1]?.phase ? null : titleOf(message.phase)}
            answer={message.id === held ? null : (answers.get(message.id) ?? null)}
            isOpen={message.id === current?.id}
            voice={voice}
          />
        ))}
      </ol>
      <div ref={newest} tabIndex={-1} className="grid scroll-mb-24 outline-none">
        {current?.ask ? (
          <WaitingAsk
            key={current.id}
            place={place}
            message={current}
            ask={current.ask}
            answer={answers.get(current.id) ?? null}
            voice={voice}
            recorder={recorder}
            onHold={setHeld}
            onSkip={() => {
              setHeld(null);
              setSkipped(new Set([...skipped, current.id]));
            }}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            {left > 0 && (
              <Button size="lg" onClick={() => setSkipped(new Set())}>
                {LEARNING_TRIAL.report.finish(left)}
              </Button>
            )}
            <Button size="lg" variant={left > 0 ? 'secondary' : 'primary'} onClick={onEnd}>
              {LEARNING_TRIAL.report.open}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
