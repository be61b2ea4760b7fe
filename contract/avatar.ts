import { z } from 'zod/mini';
import { profileSchema } from './profile.ts';
import { endpoint } from './protocol/endpoint.ts';

/** Largest picture that is taken, bytes. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_MAX_PIXELS = 40_000_000;
/** Shortest side of a picture that is taken, pixels. */
export const AVATAR_MIN_SIDE = 64;
/** Side of the square that is kept, pixels. */
export const AVATAR_SIDE = 512;

export const updateAvatar = endpoint({
  summary:
    'Sets the picture of the learner (body: the bytes of a JPEG, PNG or WebP of at most 5 MB), or with `remove=yes` ' +
    'and no body goes back to the default one. An empty body alone is refused: it is a file that could not be read',
  method: 'POST',
  path: '/update-avatar',
  access: 'learner',
  query: z.object({ remove: z.optional(z.literal('yes')) }),
  raw: { maxBytes: AVATAR_MAX_BYTES, tooLarge: 'AVATAR_TOO_LARGE' },
  response: profileSchema,
  errors: [
    'NOT_SIGNED_IN',
    'AVATAR_EMPTY',
    'AVATAR_TOO_LARGE',
    'AVATAR_NOT_IMAGE',
    'AVATAR_BROKEN',
    'AVATAR_TOO_MANY_PIXELS',
    'AVATAR_TOO_SMALL',
    'AVATAR_ANIMATED',
  ],
});
