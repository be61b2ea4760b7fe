import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { OnboardingChoices, OnboardingOptions } from '#contract/conversation-course.ts';
import { Button } from '#src/ui/button.tsx';
import { RESULT } from '../messages/introduction.ts';
import { suggestionOf } from '../model/suggestion.ts';
import { useFinish } from '../model/use-finish.ts';
import { IntroductionResultView } from './introduction-result.tsx';
import { WithOptions } from './with-options.tsx';

interface Unsaved {
  choices: OnboardingChoices;
  onSaved: () => void;
}

/** Saves at once what a guest chose who has just signed in; the button is for a device that had no room. */
function SaveNow({
  learner,
  options,
  choices,
  onSaved,
}: Unsaved & { learner: string; options: OnboardingOptions }) {
  const { isBusy, finish } = useFinish(learner, options, onSaved);
  const save = useEffectEvent(() => void finish(choices));
  useEffect(() => save(), []);
  return (
    <Button size="lg" busy={isBusy} className="max-sm:w-full" onClick={() => void finish(choices)}>
      {RESULT.save}
    </Button>
  );
}

interface UnsavedResultProps extends Unsaved {
  /** Null: a guest, who signs in to save it. */
  learner: string | null;
  /** Shown where what was chosen means no level any more, as the questions are others by now. */
  steps: ReactNode;
}

/** What came of an introduction that was gone through before signing in. */
export function UnsavedResult({ learner, choices, steps, onSaved }: UnsavedResultProps) {
  return (
    <WithOptions>
      {(options) => {
        const suggestion = suggestionOf(options, choices);
        if (!suggestion) return steps;
        return learner === null ? (
          <IntroductionResultView
            options={options}
            result={{ choices, level: suggestion.level, sent: 'unsaved' }}
          />
        ) : (
          <SaveNow {...{ learner, options, choices, onSaved }} />
        );
      }}
    </WithOptions>
  );
}
