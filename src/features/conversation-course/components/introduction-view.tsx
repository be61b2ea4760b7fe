import { ChevronLeft, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { OnboardingOptions } from '#contract/conversation-course.ts';
import { choicesOf, ONBOARDING_STEPS, openStep } from '#rules/conversation/introduction.ts';
import { whyRefused } from '#src/platform/browser/device-storage.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldError } from '#src/ui/field-error.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useFromTop } from '#src/ui/use-from-top.ts';
import { INTRODUCTION } from '../messages/introduction.ts';
import { GUEST } from '../model/introduction-draft.ts';
import { useFinish } from '../model/use-finish.ts';
import { useIntroduction } from '../model/use-introduction.ts';
import { ChoiceStepView } from './choice-step.tsx';
import { EntryTest } from './entry-test.tsx';

interface IntroductionViewProps {
  /** Null: a guest, whose choices stay on this device until they sign in. */
  learner: string | null;
  options: OnboardingOptions;
  onDone: () => void;
}

const STEPS = ONBOARDING_STEPS.length;

/** The introduction, one question per screen. What is chosen is kept on this device at once. */
export function IntroductionView({ learner, options, onDone }: IntroductionViewProps) {
  const introduction = useIntroduction(learner ?? GUEST);
  const { step, state, place, isKept } = introduction;
  const { isBusy, finish } = useFinish(learner ?? GUEST, options, onDone);
  const [isMissing, setMissing] = useState(false);
  useFromTop(step);
  const shown = options.steps.find((one) => one.step === step);
  const isPassed = state[step].is_passed;
  const end = (): void => {
    const choices = choicesOf(state);
    if (learner !== null && choices) void finish(choices);
    else if (isKept) onDone();
    else void tellUnsaved(INTRODUCTION.saveFailed, whyRefused());
  };
  const goOn = (): void => {
    setMissing(!isPassed);
    if (!isPassed) return;
    const open = introduction.isLast ? openStep(state) : null;
    if (!introduction.isLast) introduction.next();
    else if (open) introduction.goTo(open);
    else end();
  };
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p role="status" className="text-sm text-muted">
          {INTRODUCTION.place(place, STEPS)}
          <span className="sr-only">{shown && `: ${shown.title_vi}`}</span>
        </p>
        <ProgressBar value={place} max={STEPS} label={INTRODUCTION.place(place, STEPS)} />
      </div>
      {shown ? (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <ChoiceStepView step={shown} state={state} onChoose={introduction.choose} />
          {isMissing && !isPassed && <FieldError id="step-missing">{INTRODUCTION.pickFirst}</FieldError>}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" size="lg" busy={isBusy} className="max-sm:w-full">
              {introduction.isLast ? INTRODUCTION.finish : INTRODUCTION.next}
            </Button>
            {isPassed && (
              <Button variant="quiet" onClick={introduction.reset}>
                {INTRODUCTION.reset}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <EntryTest options={options} introduction={introduction} />
      )}
      {!introduction.isFirst && (
        <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-3">
          <Button variant="quiet" icon={ChevronLeft} onClick={introduction.back}>
            {INTRODUCTION.back}
          </Button>
          <Button variant="quiet" icon={RotateCcw} onClick={introduction.resetAll}>
            {INTRODUCTION.resetAll}
          </Button>
        </div>
      )}
      <p className={`text-sm text-pretty ${isKept ? 'text-muted' : 'text-danger'}`}>
        {isKept ? INTRODUCTION.kept : INTRODUCTION.keptNot}
      </p>
    </div>
  );
}
