/** Why a picture is rejected. */
export type ImageFault = 'not-image' | 'broken' | 'animated' | 'too-many-pixels' | 'too-small';

export class UnusableImage extends Error {
  override name = 'UnusableImage';
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What the headers of a picture declare, before any decoding. */
export interface ImageHead {
  /** Pixels. */
  width: number;
  height: number;
  /** What the decoder holds of each pixel, bytes. */
  pixelBytes: number;
  animated: boolean;
}
