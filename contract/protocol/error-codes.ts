/** Shown to the learner during maintenance; like the next one, the app needs it without the server. */
export const MAINTENANCE_MESSAGE = 'Luyện đang bảo trì. Bài bạn đã lưu vẫn an toàn trên máy.';
/** Shown to the learner for a common password. */
export const PASSWORD_COMMON_MESSAGE =
  'Mật khẩu này dễ đoán nên chưa an toàn. Bạn chọn mật khẩu khác giúp mình nhé.';

/** Every error code with its HTTP status. Clients check the code, never the message. */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  ACCESS_KEY_WRONG: 401,
  WRONG_CREDENTIALS: 400,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  SECOND_FACTOR_WRONG: 400,
  SECOND_FACTOR_SET: 409,
  ADVICE_TAKEN: 409,
  ADVICE_CHANGED: 409,
  REPORT_CLOSED: 409,
  REPORT_OF_GUEST: 409,
  LEARNER_IS_STAFF: 409,
  OWN_ROLE: 409,
  COURSE_NOT_ACTIVATED: 403,
  NO_TRIAL_LESSONS: 409,
  CERTIFICATE_NOT_EARNED: 409,
  NOT_FOUND: 404,
  PHONE_NOT_REGISTERED: 404,
  PHONE_REGISTERED: 409,
  OTP_WRONG: 400,
  OTP_LIMIT: 429,
  PASSWORD_COMMON: 422,
  TOO_MANY_REQUESTS: 429,
  IDEMPOTENCY_CONFLICT: 409,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  ATTEMPT_SUBMITTED: 409,
  KEYS_SHOWN: 409,
  ATTEMPT_NOT_SUBMITTED: 409,
  NOT_FOR_TEACHERS: 422,
  TEACHER_LIMIT: 409,
  NOT_GRADED_YET: 409,
  REGRADE_ASKED: 409,
  DEADLINE_PASSED: 409,
  SPEAKING_NOT_ALLOWED: 403,
  PART_SUBMITTED: 409,
  MESSAGE_ANSWERED: 409,
  TRIAL_WAITS: 409,
  RESULT_REJECTED: 409,
  GRADINGS_USED_UP: 409,
  ANSWER_DOES_NOT_FIT: 422,
  RECORDING_MISSING: 409,
  UPLOAD_EMPTY: 422,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_NOT_AUDIO: 415,
  UPLOAD_TYPE_MISMATCH: 415,
  UPLOAD_HASH_MISMATCH: 422,
  UPLOAD_CONFLICT: 409,
  RECORDING_EMPTY: 422,
  RECORDING_TOO_LARGE: 413,
  RECORDING_NOT_AUDIO: 415,
  TEXT_TOO_LONG: 422,
  TEXT_NOT_ENGLISH: 422,
  NOT_AGREED: 403,
  VOICE_SERVICE_FAILED: 503,
  AVATAR_EMPTY: 422,
  AVATAR_TOO_LARGE: 413,
  AVATAR_NOT_IMAGE: 415,
  AVATAR_BROKEN: 422,
  AVATAR_TOO_MANY_PIXELS: 422,
  AVATAR_TOO_SMALL: 422,
  AVATAR_ANIMATED: 422,
  MAINTENANCE: 452,
  SERVER_ERROR: 500,
  UNAVAILABLE: 503,
  NOT_READY: 503,
  VOICES_NOT_READY: 503,
  STORAGE_FULL: 507,
  STORAGE_QUOTA: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

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

/** Refusals that every call of staff declares. */
export const STAFF_ERRORS = [
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'SECOND_FACTOR_REQUIRED',
] as const satisfies readonly ErrorCode[];

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
