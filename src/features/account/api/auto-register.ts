import { autoRegister as endpoint } from '#contract/account.ts';
import { call } from '#src/lib/http.ts';

/** Longest referer the server takes. */
const REFERER_MAX = 1000;

export const autoRegister = (mobile: string, code: string) =>
  call(endpoint, {
    body: {
      code,
      mobile,
      information: {
        full_name: '',
        phone: mobile,
        source: 'web',
        book: null,
        history_description: null,
        referer: document.referrer.slice(0, REFERER_MAX) || null,
      },
    },
  });
