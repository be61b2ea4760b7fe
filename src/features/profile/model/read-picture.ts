import { AVATAR_MIN_SIDE } from '#contract/avatar.ts';
import { AVATAR } from '#src/messages/profile.ts';

/** Maximum size of a file to open, bytes: what is sent is cropped to a small square first. */
const FILE_MAX_BYTES = 20 * 1024 * 1024;

type FileFacts = Pick<File, 'name' | 'size' | 'type'>;

const isHeic = ({ name, type }: FileFacts): boolean =>
  /^image\/hei[cf]/.test(type) || /\.(heic|heif|hif)$/i.test(name);

/** What is wrong with a file before it is opened, as a message for the learner. */
export function fileProblem({ size }: FileFacts): string | null {
  if (size === 0) return AVATAR.empty;
  return size > FILE_MAX_BYTES ? AVATAR.tooLarge : null;
}

/** Why an opened file cannot be used. `picture`: its size in pixels, null if the browser cannot read it. */
export function pictureProblem(
  file: FileFacts,
  picture: { width: number; height: number } | null,
): string | null {
  if (!picture) return isHeic(file) ? AVATAR.heic : AVATAR.unreadable;
  return Math.min(picture.width, picture.height) < AVATAR_MIN_SIDE ? AVATAR.tooSmall : null;
}

/** The decoded picture at a URL; null if the browser cannot decode it. */
async function decoded(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Opens a picked file. `url`: an object URL of it, which the caller revokes. */
export async function readPicture(
  file: File,
  url: string,
): Promise<{ image: HTMLImageElement } | { problem: string }> {
  const early = fileProblem(file);
  if (early !== null) return { problem: early };
  const image = await decoded(url);
  const problem = pictureProblem(file, image && { width: image.naturalWidth, height: image.naturalHeight });
  if (problem !== null) return { problem };
  return image ? { image } : { problem: AVATAR.unreadable };
}
