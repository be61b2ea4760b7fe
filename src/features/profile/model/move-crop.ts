interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

const within = (value: number, max: number): number => Math.min(max, Math.max(-max, value));

/**
 * Moves a picture under the crop by a step, as far as it still fills the crop. In screen pixels; the point is
 * the offset of the picture's centre from the crop's.
 */
export function moveCrop(from: Point, step: Point, picture: Size, crop: Size, zoom: number): Point {
  const room = (side: number, part: number): number => Math.max(0, (side * zoom - part) / 2);
  return {
    x: within(from.x + step.x, room(picture.width, crop.width)),
    y: within(from.y + step.y, room(picture.height, crop.height)),
  };
}
