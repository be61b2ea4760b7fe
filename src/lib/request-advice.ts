import { ADVICE_CONSTANTS, courseAdvice } from '#contract/contact.ts';
import { TEXT_MAX } from '#contract/text.ts';
import { call } from './http.ts';

interface AdviceRequest {
  /** Normalised. */
  phone: string;
  /** Empty when only the number is known, as after registering it. */
  name?: string | undefined;
  email?: string | undefined;
  /** Name of the course, on its overview page only. */
  description?: string | undefined;
  /** Of the signed-in learner, if there is one. */
  token?: string | null;
}

/** Asks for a call about a learning path. Never throws, so it may be started without waiting for it. */
export const requestAdvice = ({
  phone,
  name = '',
  email = '',
  description = '',
  token = null,
}: AdviceRequest) =>
  call(courseAdvice, {
    body: {
      ...ADVICE_CONSTANTS,
      phone,
      children_name: name,
      email: email || null,
      referer: document.referrer.slice(0, TEXT_MAX.note) || null,
      description: description.slice(0, TEXT_MAX.note) || null,
    },
    options: { token },
  });
