import { z } from 'zod/mini';
import { callProvider, type ProviderCall } from './call-provider.ts';
import type { ProviderAccess } from './provider-access.ts';
import { ProviderError } from './provider-error.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Calls a service and parses its response as JSON of the given schema.
 * @throws ProviderError also if the response is not JSON or does not match the schema
 */
export async function callJson<Schema extends z.core.$ZodType>(
  access: ProviderAccess,
  call: ProviderCall,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { type, bytes } = await callProvider(access, call);
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    throw new ProviderError('malformed', `${call.path} answered no JSON`);
  const checked = z.safeParse(schema, parsed(bytes.toString('utf8')));
  if (!checked.success) throw new ProviderError('malformed', `${call.path} answered JSON of another shape`);
  return checked.data;
}
