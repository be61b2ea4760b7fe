import type { z } from 'zod/mini';
import { largestInput } from '#contract/protocol/largest-input.ts';

/** Room for fields that the contract does not know, such as those of a newer app. */
const SPARE_BYTES = 4 * 1024;

/** Maximum size of a call's JSON body, bytes: a larger one is refused before it is parsed. */
export function bodyLimitOf({ body }: { body?: z.core.$ZodType }): number {
  return SPARE_BYTES + (body ? largestInput(body, '', () => undefined) : 0);
}
