/** Prefix of the paths of learners' pictures, outside `/api`: an `<img>` cannot send a token. */
export const AVATAR_PATH = '/media/avatars/';
