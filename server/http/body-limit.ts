import type { z } from 'zod/mini';
import { largestInput } from '#contract/protocol/largest-input.ts';

/** Room for fields that the contract does not know, such as those of an app that is newer. */
const SPARE_BYTES = 4 * 1024;

/** Bytes of the largest JSON body that a call takes: a larger one is refused before it is parsed. */
export function bodyLimitOf({ body }: { body?: z.core.$ZodType }): number {
  return SPARE_BYTES + (body ? largestInput(body, '', () => undefined) : 0);
}
