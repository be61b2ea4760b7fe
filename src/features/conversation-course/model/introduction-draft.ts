import { z } from 'zod/mini';
import { NOT_BEGUN, ONBOARDING_STEPS, type OnboardingState } from '#rules/conversation/onboarding.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const single = z.object({ value: z.nullable(z.string()), is_passed: z.boolean() });
const draftSchema = z.object({
  /** The step that is shown. */
  step: z.enum(ONBOARDING_STEPS),
  state: z.object({
    step1: single,
    step2: z.object({ value: z.array(z.string()), is_passed: z.boolean() }),
    step3: z.object({
      value: z.array(z.object({ question_id: z.string(), value: z.string() })),
      is_passed: z.boolean(),
    }),
    step4: single,
    step5: single,
  }),
});
export type IntroductionDraft = Omit<z.infer<typeof draftSchema>, 'state'> & { state: OnboardingState };

export const NEW_DRAFT: IntroductionDraft = { step: 'step1', state: NOT_BEGUN };

const keyOf = (owner: string): string => `luyen.introduction:${owner}`;

/** An introduction that was left before its end; null if there is none. */
export const storedDraft = (owner: string): IntroductionDraft | null =>
  readStoredJson(keyOf(owner), draftSchema);

/** Keeps what was chosen, so that it goes on after the page was closed. @returns whether there was room */
export function storeDraft(owner: string, draft: IntroductionDraft): boolean {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The introduction is over. */
export const forgetDraft = (owner: string): void => localStorage.removeItem(keyOf(owner));
