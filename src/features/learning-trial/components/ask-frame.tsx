import type { ReactNode } from 'react';
import type { TrialAsk, TrialMessage } from '#contract/learning-trial.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { wordingId } from '../model/wording-id.ts';
import { HearLine } from './hear-line.tsx';

interface AskFrameProps {
  message: TrialMessage;
  ask: TrialAsk;
  voice: ExaminerVoice;
  /** The answer could not be saved. */
  /** Why the answer was not saved; undefined: nothing failed. */
  failure: unknown;
  /** Sends the answer, or goes on. */
  action: ReactNode;
  onSkip: () => void;
  children: ReactNode;
}

/** Around a question that waits: its sound, its input, what to do with it, and the way past it. */
export function AskFrame({ message, ask, voice, failure, action, onSkip, children }: AskFrameProps) {
  return (
    <section
      aria-labelledby={wordingId(message)}
      data-question={ask.question.id}
      className="grid gap-4 rounded-card border border-line bg-raised p-4"
    >
      {ask.heard && <HearLine line={ask.heard} voice={voice} silent={LEARNING_TRIAL.noSound} />}
      {children}
      <UnsavedNotice what={LEARNING_TRIAL.saveFailed} error={failure} />
      <div className="flex flex-wrap gap-2">
        {action}
        <Button variant="quiet" className="max-sm:w-full" onClick={onSkip}>
          {LEARNING_TRIAL.skip}
        </Button>
      </div>
    </section>
  );
}
