import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { call } from '#src/platform/http/http.ts';

/** Longest referrer that the server accepts. */

export const autoRegister = (mobile: string, code: string) =>
  call(ENDPOINTS.account.autoRegister, {
    body: {
      code,
      mobile,
      information: {
        full_name: '',
        phone: mobile,
        source: 'web',
        book: null,
        history_description: null,
        referer: document.referrer.slice(0, TEXT_MAX.note) || null,
      },
    },
  });
