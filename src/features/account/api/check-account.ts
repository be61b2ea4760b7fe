import { checkAccount as endpoint } from '#contract/account.ts';
import { call } from '#src/lib/http.ts';

export const checkAccount = (phone: string) => call(endpoint, { body: { phone } });
