interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/**
 * Moves a picture under the crop by a step, as far as it still fills it. Screen pixels; the point is where the
 * picture's middle lies from the crop's.
 */
export function moveCrop(from: Point, step: Point, picture: Size, crop: Size, zoom: number): Point {
  const room = (side: number, part: number): number => Math.max(0, (side * zoom - part) / 2);
  return {
    x: within(from.x + step.x, room(picture.width, crop.width)),
    y: within(from.y + step.y, room(picture.height, crop.height)),
  };
}
