import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OnboardingChoices, OnboardingOptions } from '#contract/conversation-course.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { INTRODUCTION } from '../messages/introduction.ts';
import { forgetDraft } from './introduction-draft.ts';
import { saveIntroduction } from './save-steps.ts';
import { suggestionOf } from './suggestion.ts';

/** Saves what was chosen as the learner's. */
export function useFinish(learner: string, options: OnboardingOptions, onDone: () => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const finish = async (choices: OnboardingChoices): Promise<void> => {
    const suggestion = suggestionOf(options, choices);
    if (!suggestion) return;
    setBusy(true);
    try {
      await saveIntroduction(client, learner, choices, suggestion.level);
      forgetDraft(learner);
      onDone();
    } catch (error) {
      setBusy(false);
      void tellUnsaved(INTRODUCTION.saveFailed, error);
    }
  };
  return { isBusy, finish };
}
