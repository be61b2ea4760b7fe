import { ApiFailure } from '#server/failure/api-failure.ts';
import { DeskRefused } from './desk-refused.ts';

/** Does the desk's work for a call: what is refused there fails the call, with the same reason. */
export async function asApiFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof DeskRefused ? new ApiFailure(error.apiCode, error.words) : error;
  }
}
