import type { z } from 'zod/mini';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';

type AnyEndpoint = Endpoint<z.core.$ZodType, z.core.$ZodType, z.core.$ZodType, z.core.$ZodType>;

const sent = (): unknown => {
  try {
    return JSON.parse(document.getElementById('served-read')?.textContent ?? 'null');
  } catch {
    return null;
  }
};

/**
 * The answer that the server put into the page together with its text, so that the app draws the same at once.
 * @param path the read's path below `/api`
 * @returns undefined when this page came without it
 */
export function servedRead<E extends AnyEndpoint>(endpoint: E, path: string): ResponseOf<E> | undefined {
  const read = sent();
  if (typeof read !== 'object' || read === null || !('path' in read) || !('data' in read)) return undefined;
  if (read.path !== path) return undefined;
  const parsed = endpoint.response['~standard'].validate(read.data);
  return parsed instanceof Promise || parsed.issues ? undefined : (parsed.value as ResponseOf<E>);
}
