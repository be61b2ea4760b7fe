import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

export const checkAccount = (phone: string) => call(ENDPOINTS.account.checkAccount, { body: { phone } });
