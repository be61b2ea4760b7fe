import { Check, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TrialAsk, TrialMessage } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';
import { outcomeOf } from '#rules/learning-trial/outcome.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import { DeviceGrade } from '#src/shared/reading-report/device-grade.tsx';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Prose } from '#src/ui/prose.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { answerText } from '../model/answer-text.ts';
import { wordingId } from '../model/wording-id.ts';
import { HearLine } from './hear-line.tsx';

/** What one of the two says in the chat. */
function Bubble({ from, children }: { from: 'tutor' | 'you'; children: ReactNode }) {
  const look =
    from === 'tutor'
      ? 'justify-self-start rounded-tl-sm border border-line bg-surface'
      : 'justify-self-end rounded-tr-sm bg-brand-soft';
  return (
    <div className={`grid max-w-[88%] gap-2 rounded-control px-4 py-3 ${look}`}>
      <span className="sr-only">{LEARNING_TRIAL[from]}:</span>
      {children}
    </div>
  );
}

interface MessageProps {
  owner: string;
  message: TrialMessage;
  /** Title of the phase that it begins. */
  phase: string | null;
  /** Null until it is answered, or when it was skipped. */
  answer: Answer | null;
  /** It still waits for its answer. */
  isOpen: boolean;
  voice: ExaminerVoice;
}

const LOOKS = {
  right: { icon: Check, colour: 'text-success', words: LEARNING_TRIAL.right },
  wrong: { icon: X, colour: 'text-danger', words: LEARNING_TRIAL.wrong },
} as const;

function Verdict({ verdict }: { verdict: keyof typeof LOOKS }) {
  const { icon: Icon, colour, words } = LOOKS[verdict];
  return (
    <p className={`flex items-center gap-1 font-semibold ${colour}`}>
      <Icon aria-hidden className="size-5 shrink-0" /> {words}
    </p>
  );
}

/** What came of an answer: what was said, whether it is right, and why. */
function Answered({ ask, answer, owner }: { ask: TrialAsk; answer: Answer; owner: string }) {
  const recordingId = recordingOf(answer);
  const { outcome } = outcomeOf(ask, { answer, evaluation: null });
  const { content } = ask.question;
  return (
    <>
      <Bubble from="you">
        {recordingId === null ? (
          <p lang="en">{answerText(ask, answer)}</p>
        ) : (
          <>
            <p>{LEARNING_TRIAL.said}</p>
            <div className="w-56 max-w-full">
              <OwnRecording recordingId={recordingId} />
            </div>
          </>
        )}
      </Bubble>
      <Bubble from="tutor">
        {(outcome === 'right' || outcome === 'wrong') && <Verdict verdict={outcome} />}
        <Prose markdown={outcome === 'wrong' ? ask.wrong_vi : ask.right_vi} />
        {recordingId !== null && content.type_code === 'ielts_scripted_speaking' && (
          <DeviceGrade owner={owner} recordingId={recordingId} text={content.text} />
        )}
      </Bubble>
    </>
  );
}

/** A message of the lesson, with what was answered to it and the reply. */
export function Message({ owner, message, phase, answer, isOpen, voice }: MessageProps) {
  const { text_vi, line, ask } = message;
  return (
    <li className="grid gap-3">
      {phase !== null && <h2 className="mt-2 text-center text-sm font-semibold text-muted">{phase}</h2>}
      <Bubble from="tutor">
        <div id={wordingId(message)}>
          <Prose markdown={text_vi} />
        </div>
        {line && (
          <div className="grid gap-2 rounded-control bg-sunk p-3">
            <p lang="en" className="text-lg font-semibold">
              {line.text}
            </p>
            <p className="text-muted">{line.vi}</p>
            <HearLine line={line} voice={voice} silent={LEARNING_TRIAL.read} />
          </div>
        )}
      </Bubble>
      {ask && answer && <Answered ask={ask} answer={answer} owner={owner} />}
      {ask && !answer && !isOpen && (
        <p className="flex items-center gap-1 justify-self-end text-sm text-muted">
          <Info aria-hidden className="size-4" /> {LEARNING_TRIAL.skipped}
        </p>
      )}
    </li>
  );
}
