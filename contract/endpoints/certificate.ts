import { z } from 'zod/mini';
import { certificate, certificateKey, refusedCourse } from '../certificate.ts';
import { action, read, stream } from '../protocol/endpoint.ts';

export const list = read({
  summary:
    'Courses that the learner has completed, each with its signed certificate, and those completed without meeting the requirements',
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
  summary:
    "One of the learner's certificates as a PDF, which contains payload and signature and is itself signed",
  path: '/certificates/{id}/pdf',
  who: 'learner',
  params,
  errors: ['NOT_FOUND'],
});

export const reissue = action({
  summary:
    "Reissues a certificate with the profile's current name; the previous one is removed from the register. One that does not record the work done is evaluated again",
  method: 'POST',
  path: '/certificates/{id}/reissue',
  who: 'learner',
  params,
  response: z.object({ certificate }),
  errors: ['NOT_FOUND', 'CERTIFICATE_NOT_EARNED'],
});

export const keys = read({
  summary: 'The public keys with which certificates are or were signed',
  path: '/certificates/keys',
  who: 'anyone',
  response: z.object({ keys: z.array(certificateKey) }),
});

export const register = read({
  summary:
    'Whether a certificate is in the register: the SHA-256 of its payload, or null if the serial number was never issued or the learner has deleted their account',
  path: '/certificates/register/{serial}',
  who: 'anyone',
  params: z.object({ serial: z.string().check(z.maxLength(22), z.regex(/^LY-\d{4}(-[0-9A-Z]{4}){3}$/)) }),
  response: z.object({
    /** Lower-case hexadecimal. */
    payload_sha256: z.nullable(z.string()),
  }),
});
