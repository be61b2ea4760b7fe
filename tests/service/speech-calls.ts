import { randomBytes } from 'node:crypto';
import type { Answer, Service } from './service.ts';

/** Headers that identify the caller. */
export type Who = Record<string, string>;

export const ACCESS_KEY = 'partner-key-0123456789abcdef';
export const program: Who = { 'access-key': ACCESS_KEY };
export const newGuest = (): Who => ({ 'visitor-token': randomBytes(32).toString('base64url') });
export const learnerWith = (token: string): Who => ({ authorization: `Bearer ${token}` });

/** Sends a multipart form as a browser does. */
export async function postForm(
  service: Service,
  path: string,
  who: Who,
  {
    file,
    name = 'recording.webm',
    ...fields
  }: { file?: Uint8Array; name?: string; text?: string; scene?: string; turn?: string; by?: string },
): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) if (value !== undefined) form.set(field, value);
  if (file) form.set('file', new Blob([Uint8Array.from(file)]), name);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return service.post(path, {
    headers: { ...who, 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
}
