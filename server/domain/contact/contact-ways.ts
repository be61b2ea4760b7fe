import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Config } from '#server/config/config.ts';

export type ContactSettings = Pick<
  Config,
  'COMPANY_NAME' | 'COMPANY_ADDRESS' | 'SUPPORT_EMAIL' | 'SUPPORT_PHONE'
>;
const NAMES = ['SUPPORT_EMAIL', 'SUPPORT_PHONE', 'COMPANY_NAME', 'COMPANY_ADDRESS'] as const;

/** Who runs the site and how to contact them, from the settings; missing ones are not made up. */
export const waysOf = (config: ContactSettings): ResponseOf<typeof ENDPOINTS.contact.ways> => ({
  company: config.COMPANY_NAME ?? null,
  address: config.COMPANY_ADDRESS ?? null,
  email: config.SUPPORT_EMAIL ?? null,
  phone: config.SUPPORT_PHONE ?? null,
});

/** Startup warning for the operator; null when nothing is missing. */
export function missingContacts(config: ContactSettings): string | null {
  const missing = NAMES.filter((name) => config[name] === undefined);
  return missing.length === 0
    ? null
    : `footer, contact, report and terms lack ways to reach you, or who you are: set ${missing.join(', ')}`;
}
