/** Shown to the learner during maintenance; like the next one, the app needs it without the server. */
export const MAINTENANCE_MESSAGE = 'Luyện đang bảo trì. Bài bạn đã lưu vẫn an toàn trên máy.';
/** Shown to the learner for a common password. */
export const PASSWORD_COMMON_MESSAGE =
  'Mật khẩu này dễ đoán nên chưa an toàn. Bạn chọn mật khẩu khác giúp mình nhé.';

/** Every error code, by the HTTP status that it comes with. Clients check the code, never the message. */
export const CODES_BY_STATUS = {
  400: ['BAD_REQUEST', 'WRONG_CREDENTIALS', 'SECOND_FACTOR_WRONG', 'OTP_WRONG', 'IDEMPOTENCY_KEY_REQUIRED'],
  401: ['NOT_SIGNED_IN', 'ACCESS_KEY_WRONG'],
  403: [
    'FORBIDDEN',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_LOCKED',
    'FRESH_CODE_REQUIRED',
    'COURSE_NOT_ACTIVATED',
    'SPEAKING_NOT_ALLOWED',
    'CONVERSATION_NOT_ALLOWED',
    'NOT_AGREED',
  ],
  404: ['NOT_FOUND', 'PHONE_NOT_REGISTERED'],
  409: [
    'SECOND_FACTOR_SET',
    'ADVICE_TAKEN',
    'ADVICE_CHANGED',
    'REPORT_CLOSED',
    'REPORT_OF_GUEST',
    'LEARNER_IS_STAFF',
    'OWN_ROLE',
    'REQUEST_NEEDS_OTHER',
    'REQUEST_DECIDED',
    'CLASS_REFUSED',
    'NO_TRIAL_LESSONS',
    'CERTIFICATE_NOT_EARNED',
    'PHONE_REGISTERED',
    'IDEMPOTENCY_CONFLICT',
    'ATTEMPT_SUBMITTED',
    'KEYS_SHOWN',
    'ATTEMPT_NOT_SUBMITTED',
    'TEACHER_LIMIT',
    'NOT_GRADED_YET',
    'REGRADE_ASKED',
    'GRADING_HELD',
    'GRADINGS_HELD',
    'GRADED_BY_OTHER',
    'GRADING_CHANGED',
    'MESSAGES_USED_UP',
    'PHRASES_FULL',
    'DEADLINE_PASSED',
    'LEVEL_LOCKED',
    'LEVEL_NOT_DONE',
    'LESSON_NOT_OPEN',
    'LESSON_OVER',
    'LESSON_CANCELLED',
    'LESSON_WITHOUT_LINK',
    'PART_SUBMITTED',
    'MESSAGE_ANSWERED',
    'TRIAL_WAITS',
    'RESULT_REJECTED',
    'GRADINGS_USED_UP',
    'RECORDING_MISSING',
    'UPLOAD_CONFLICT',
  ],
  413: ['UPLOAD_TOO_LARGE', 'RECORDING_TOO_LARGE', 'AVATAR_TOO_LARGE'],
  415: ['UPLOAD_NOT_AUDIO', 'UPLOAD_TYPE_MISMATCH', 'RECORDING_NOT_AUDIO', 'AVATAR_NOT_IMAGE'],
  422: [
    'EXPORT_TOO_LARGE',
    'PASSWORD_COMMON',
    'NOT_FOR_TEACHERS',
    'BANDS_MISSING',
    'QUOTE_NOT_FOUND',
    'ANSWER_DOES_NOT_FIT',
    'UPLOAD_EMPTY',
    'UPLOAD_HASH_MISMATCH',
    'RECORDING_EMPTY',
    'RECORDING_TOO_LONG',
    'TEXT_TOO_LONG',
    'TEXT_NOT_ENGLISH',
    'AVATAR_EMPTY',
    'AVATAR_BROKEN',
    'AVATAR_TOO_MANY_PIXELS',
    'AVATAR_TOO_SMALL',
    'AVATAR_ANIMATED',
  ],
  429: ['EXPORT_LIMIT', 'OTP_LIMIT', 'PROOF_REQUIRED', 'TOO_MANY_REQUESTS'],
  452: ['MAINTENANCE'],
  500: ['SERVER_ERROR'],
  503: ['VOICE_SERVICE_FAILED', 'UNAVAILABLE', 'NOT_READY', 'VOICES_NOT_READY'],
  507: ['STORAGE_FULL', 'STORAGE_QUOTA'],
} as const;

export type ErrorCode = (typeof CODES_BY_STATUS)[keyof typeof CODES_BY_STATUS][number];

/** Codes that any endpoint may return, besides those that it declares. */
export const COMMON_ERRORS = [
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'MAINTENANCE',
  'SERVER_ERROR',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'STORAGE_QUOTA',
] as const satisfies readonly ErrorCode[];

/** Refusals of every call of staff. */
export const STAFF_ERRORS = [
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'SECOND_FACTOR_REQUIRED',
] as const satisfies readonly ErrorCode[];

/** Refusals of every call of staff that asks for a code of its own. */
export const STEP_UP_ERRORS = [
  ...STAFF_ERRORS,
  'FRESH_CODE_REQUIRED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_LOCKED',
] as const satisfies readonly ErrorCode[];

const CODES: readonly unknown[] = Object.values(CODES_BY_STATUS).flat();
export const isErrorCode = (value: unknown): value is ErrorCode => CODES.includes(value);
