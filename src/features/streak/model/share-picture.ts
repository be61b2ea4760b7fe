import { saveFile } from '#src/platform/browser/save-file.ts';
import { CALENDAR } from '../messages/streak-calendar.ts';

/** The picture on a canvas as a file. Rejects if this browser cannot make one. */
const pictureOf = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], CALENDAR.fileName, { type: 'image/png' }));
      else reject(new Error('the canvas gave no picture'));
    }, 'image/png');
  });

/** Whether this device can hand a picture to other apps. */
export const canSharePictures = (): boolean => {
  const sample = new File([], CALENDAR.fileName, { type: 'image/png' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] });
};

export const canCopyPictures = (): boolean =>
  typeof ClipboardItem === 'function' && typeof navigator.clipboard?.write === 'function';

/** Hands the picture to another app of the learner's choice. Returns false if that failed; cancelling is no failure. */
export async function sharePicture(canvas: HTMLCanvasElement): Promise<boolean> {
  try {
    await navigator.share({ files: [await pictureOf(canvas)] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** @returns whether it is in the clipboard */
export async function copyPicture(canvas: HTMLCanvasElement): Promise<boolean> {
  try {
    // As a promise: Safari allows copying only at once after a press.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pictureOf(canvas) })]);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether it was offered as a download */
export async function savePicture(canvas: HTMLCanvasElement): Promise<boolean> {
  try {
    saveFile(await pictureOf(canvas), CALENDAR.fileName);
    return true;
  } catch {
    return false;
  }
}
