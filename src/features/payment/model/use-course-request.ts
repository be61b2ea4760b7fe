import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentKind } from '#contract/payment.ts';
import { isVietnameseMobile } from '#rules/account/phone.ts';
import { PAYMENT } from '#src/messages/payment.ts';
import { failureText } from '#src/platform/http/api-result.ts';
import { currentSession, useSession } from '#src/platform/session/session.ts';
import { type AdviceErrors, adviceErrors, tidyAdvice } from '#src/shared/contact/advice-rules.ts';
import { requestAdvice } from '#src/shared/contact/request-advice.ts';
import { profile } from '#src/shared/queries/profile.ts';

export interface RequestFields {
  name: string;
  phone: string;
}

/** The form that requests a course from the centre: its fields, their errors, and sending. */
export function useCourseRequest() {
  const signedIn = useSession((session) => session.token !== null);
  const { data } = useQuery({ ...profile(), enabled: signedIn });
  const [typed, setTyped] = useState<Partial<RequestFields>>({});
  const [errors, setErrors] = useState<AdviceErrors>({});
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const fields = { name: data?.full_name ?? '', phone: data?.phone_number ?? '', ...typed };
  const tidied = tidyAdvice({ ...fields, email: '' });

  const change = (field: keyof RequestFields, value: string): void => {
    setTyped((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    setState('open');
  };

  /** @returns the first invalid field, or null */
  const submit = (course_id: string, method: PaymentKind): keyof RequestFields | null => {
    const found = adviceErrors('modal', tidied);
    setErrors(found);
    setFailure(null);
    const wrong = found.name ? 'name' : found.phone ? 'phone' : null;
    if (wrong !== null || state === 'busy') return wrong;
    setState('busy');
    const courseRequest = { course_id, method };
    void requestAdvice({ ...tidied, courseRequest, token: currentSession().token }).then((result) => {
      setState(result.success ? 'sent' : 'open');
      if (result.success) return;
      setFailure(failureText(result, PAYMENT.needsNetwork));
    });
    return null;
  };

  return {
    fields,
    /** As it would be sent; empty if it is not a number. */
    phone: isVietnameseMobile(tidied.phone) ? tidied.phone : '',
    errors,
    state,
    failure,
    change,
    submit,
  };
}
