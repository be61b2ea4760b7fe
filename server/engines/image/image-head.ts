/** Why a picture is not taken. */
export type ImageFault = 'not-image' | 'broken' | 'animated' | 'too-many-pixels' | 'too-small';

export class UnusableImage extends Error {
  override name = 'UnusableImage';
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What a picture says of itself before anything of it is decoded. */
export interface ImageHead {
  /** Pixels. */
  width: number;
  height: number;
  animated: boolean;
}
