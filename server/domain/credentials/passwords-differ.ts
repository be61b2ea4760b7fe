/** Message for a password that differs from its repetition. */
export const PASSWORDS_DIFFER = 'Mật khẩu không chính xác, vui lòng thử lại !';
