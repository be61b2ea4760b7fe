import { z } from 'zod/mini';
import { TEXT_MAX } from './protocol/text.ts';

/** Maximum length of a name, an e-mail address or an address line, characters (docs/product.md, point 5). */
export const PROFILE_TEXT_MAX = TEXT_MAX.line;
/** Non-space text, @, non-space text, dot, non-space text (docs/product.md, point 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Possible target bands: 4.0 to 9.0 in halves. */
export const TARGET_BAND = { least: 4, most: 9, step: 0.5 } as const;

const targetSchema = z.object({
  /** Overall band. */
  target_band: z.nullable(z.number()),
  /** ISO date. */
  exam_date: z.nullable(z.string()),
  /** Of study. */
  daily_minutes: z.nullable(z.number()),
});

export const profileSchema = z.object({
  id: z.uuid(),
  full_name: z.string(),
  phone_number: z.string(),
  email: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  is_default_avatar: z.boolean(),
  address: z.nullable(z.object({ province: z.string(), ward: z.string(), line: z.string() })),
  /** ISO date. */
  birthday: z.nullable(z.string()),
  /** Whether the learner can sign in with a password; those who registered by code have none yet. */
  has_password: z.boolean(),
  ...targetSchema.shape,
});
