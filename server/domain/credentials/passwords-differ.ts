/** What is said where a password and its repetition differ. */
export const PASSWORDS_DIFFER = 'Mật khẩu không chính xác, vui lòng thử lại !';
