import {
  ADVICE_CONSTANTS,
  ADVICE_DESCRIPTION_MAX,
  ADVICE_REFERER_MAX,
  courseAdvice,
} from '#contract/contact.ts';
import { call } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

interface AdviceRequest {
  /** Normalised. */
  phone: string;
  /** Empty when only the number is known, as after registering it. */
  name?: string | undefined;
  /** Name of the course, on its overview page only. */
  description?: string | undefined;
}

/** Asks for a call about a learning path. Never throws, so it may be started without waiting for it. */
export const requestAdvice = ({ phone, name = '', description = '' }: AdviceRequest) =>
  call(courseAdvice, {
    body: {
      ...ADVICE_CONSTANTS,
      phone,
      children_name: name,
      referer: document.referrer.slice(0, ADVICE_REFERER_MAX) || null,
      description: description.slice(0, ADVICE_DESCRIPTION_MAX) || null,
    },
    options: { token: currentSession().token },
  });
