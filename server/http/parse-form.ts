import type { FastifyRequest } from 'fastify';
import { ApiFailure } from './api-failure.ts';

const FORM = /^multipart\/form-data\s*;.*boundary=/i;

export const isForm = (type: string | undefined): boolean => FORM.test(type ?? '');

interface Form {
  /** Of a name that comes twice, the last. */
  fields: Record<string, string>;
  /** Bytes of the part `file`; none where it is missing. */
  file: Buffer;
}

async function formDataOf({ body, headers }: FastifyRequest): Promise<FormData> {
  const type = headers['content-type'];
  if (!Buffer.isBuffer(body) || type === undefined) throw new ApiFailure('BAD_REQUEST');
  try {
    return await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ApiFailure('BAD_REQUEST');
  }
}

/** Reads a form with one file, by the platform's own reader. @throws ApiFailure `BAD_REQUEST` */
export async function parseForm(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, string>();
  let file = Buffer.alloc(0);
  for (const [name, value] of await formDataOf(request)) {
    if (typeof value === 'string') fields.set(name, value);
    else if (name === 'file') file = Buffer.from(await value.arrayBuffer());
  }
  return { fields: Object.fromEntries(fields), file };
}
