import { z } from 'zod/mini';
import { sha256Text } from './protocol/text.ts';

/** Vietnamese mobile, normalised: 0, then 3, 5, 7, 8 or 9, then 8 digits. */
export const phoneSchema = z.string().check(z.maxLength(10), z.regex(/^0[35789]\d{8}$/));
export const otpCode = z.string().check(z.maxLength(6), z.regex(/^\d{6}$/));
/** SHA-256 of the password, lower-case hexadecimal. */
export const passwordHash = sha256Text;

/** Purpose of a code; it is not valid for any other. */
export const OTP_TYPE = { registration: 0, forgottenPassword: 1, deletion: 2, signIn: 3 } as const;
export type OtpKind = (typeof OTP_TYPE)[keyof typeof OTP_TYPE];
export const OTP_RESEND_SECONDS = 120;
export const OTP_LENGTH = 6;
