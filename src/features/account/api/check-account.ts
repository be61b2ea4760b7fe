import { checkAccount as endpoint } from '#contract/account.ts';
import { call } from '#src/platform/http/http.ts';

export const checkAccount = (phone: string) => call(endpoint, { body: { phone } });
