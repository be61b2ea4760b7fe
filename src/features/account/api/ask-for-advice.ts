import { ADVICE_CONSTANTS, ADVICE_REFERER_MAX, courseAdvice } from '#contract/contact.ts';
import { call } from '#src/lib/http.ts';

/** Files the request for advice that goes with a new number. Nobody waits for it, and its failure is nobody's. */
export const askForAdvice = (phone: string): void =>
  void call(courseAdvice, {
    body: {
      ...ADVICE_CONSTANTS,
      phone,
      children_name: '',
      referer: document.referrer.slice(0, ADVICE_REFERER_MAX) || null,
      description: null,
    },
  });
