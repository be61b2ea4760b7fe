import { z } from 'zod/mini';
import { certificate, certificateKey, refusedCourse } from '../certificate.ts';
import { endpoint } from '../protocol/endpoint.ts';

export const list = endpoint({
  method: 'GET',
  path: '/certificates',
  access: 'learner',
  response: z.object({
    certificates: z.array(certificate),
    /** Not in what was kept on devices before there was any. */
    refused: z.optional(z.array(refusedCourse)),
  }),
  errors: ['NOT_SIGNED_IN'],
});

const params = z.object({ id: z.uuid() });

export const pdf = endpoint({
  method: 'GET',
  path: '/certificates/{id}/pdf',
  access: 'learner',
  params,
  binary: true,
  response: z.unknown(),
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND'],
});

export const reissue = endpoint({
  method: 'POST',
  path: '/certificates/{id}/reissue',
  access: 'learner',
  params,
  response: z.object({ certificate }),
  errors: ['NOT_SIGNED_IN', 'NOT_FOUND', 'CERTIFICATE_NOT_EARNED'],
});

export const keys = endpoint({
  method: 'GET',
  path: '/certificates/keys',
  access: 'public',
  response: z.object({ keys: z.array(certificateKey) }),
  errors: [],
});

export const register = endpoint({
  method: 'GET',
  path: '/certificates/register/{serial}',
  access: 'public',
  params: z.object({ serial: z.string().check(z.maxLength(22), z.regex(/^LY-\d{4}(-[0-9A-Z]{4}){3}$/)) }),
  response: z.object({
    /** Lower-case hexadecimal. */
    payload_sha256: z.nullable(z.string()),
  }),
  errors: [],
});
