import { z } from 'zod/mini';
import { certificate, certificateKey, refusedCourse } from '../certificate.ts';
import { action, read, stream } from '../protocol/endpoint.ts';

export const list = read({
  path: '/certificates',
  who: 'learner',
  response: z.object({
    certificates: z.array(certificate),
    /** Missing in older cached responses. */
    refused: z.optional(z.array(refusedCourse)),
  }),
});

const params = z.object({ id: z.uuid() });

export const pdf = stream({
  path: '/certificates/{id}/pdf',
  who: 'learner',
  params,
  errors: ['NOT_FOUND'],
});

export const reissue = action({
  method: 'POST',
  path: '/certificates/{id}/reissue',
  who: 'learner',
  params,
  response: z.object({ certificate }),
  errors: ['NOT_FOUND', 'CERTIFICATE_NOT_EARNED'],
});

export const keys = read({
  path: '/certificates/keys',
  who: 'anyone',
  response: z.object({ keys: z.array(certificateKey) }),
});

export const register = read({
  path: '/certificates/register/{serial}',
  who: 'anyone',
  params: z.object({ serial: z.string().check(z.maxLength(22), z.regex(/^LY-\d{4}(-[0-9A-Z]{4}){3}$/)) }),
  response: z.object({
    /** Lower-case hexadecimal. */
    payload_sha256: z.nullable(z.string()),
  }),
});
