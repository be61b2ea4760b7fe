import { describe, expect, it } from 'vitest';
import { AVATAR } from '#src/messages/profile.ts';
import { fileProblem, pictureProblem } from './read-picture.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

describe('fileProblem', () => {
  it.each([
    [0, AVATAR.empty],
    [1, null],
    [20 * MEGABYTE, null],
    [20 * MEGABYTE + 1, AVATAR.tooLarge],
  ])('%i bytes', (size, problem) => {
    expect(fileProblem(file('a.jpg', 'image/jpeg', size))).toBe(problem);
  });
});

describe('pictureProblem', () => {
  it.each([
    ['a photo', file('a.jpg', 'image/jpeg'), { width: 4000, height: 3000 }, null],
    ['a HEIC that the browser can read', file('a.heic', 'image/heic'), { width: 64, height: 64 }, null],
    ['a HEIC that it cannot read', file('a', 'image/heif'), null, AVATAR.heic],
    ['a HEIC without a type', file('IMG_0001.HEIC', ''), null, AVATAR.heic],
    ['a ZIP named like a picture', file('a.png', 'image/png'), null, AVATAR.unreadable],
    ['a narrow picture', file('a.png', 'image/png'), { width: 63, height: 900 }, AVATAR.tooSmall],
  ])('%s', (_, given, picture, problem) => {
    expect(pictureProblem(given, picture)).toBe(problem);
  });
});
