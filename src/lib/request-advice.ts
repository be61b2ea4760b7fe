import {
  ADVICE_CONSTANTS,
  ADVICE_DESCRIPTION_MAX,
  ADVICE_REFERER_MAX,
  courseAdvice,
} from '#contract/contact.ts';
import { call } from './http.ts';

interface AdviceRequest {
  /** Normalised. */
  phone: string;
  /** Empty when only the number is known, as after registering it. */
  name?: string | undefined;
  /** Name of the course, on its overview page only. */
  description?: string | undefined;
  /** Of the signed-in learner, if there is one. */
  token?: string | null;
}

/** Asks for a call about a learning path. Never throws, so it may be started without waiting for it. */
export const requestAdvice = ({ phone, name = '', description = '', token = null }: AdviceRequest) =>
  call(courseAdvice, {
    body: {
      ...ADVICE_CONSTANTS,
      phone,
      children_name: name,
      referer: document.referrer.slice(0, ADVICE_REFERER_MAX) || null,
      description: description.slice(0, ADVICE_DESCRIPTION_MAX) || null,
    },
    options: { token },
  });
