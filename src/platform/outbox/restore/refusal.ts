/**
 * Why a file is rejected. `foreign`: not an export of the queue. `newer`: of a newer app. `damaged`:
 * incomplete or changed. `owner`: another learner's. `large`: beyond the limits of a file. `empty`: without
 * rows. `space`: the device is full.
 */
export type Refusal = 'foreign' | 'newer' | 'damaged' | 'owner' | 'large' | 'empty' | 'space';

export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal, options);
    this.refusal = refusal;
  }
}
