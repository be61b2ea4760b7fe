/** Addresses of learners' pictures begin with it, outside of `/api`: an `<img>` cannot send a token. */
export const AVATAR_PATH = '/media/avatars/';
