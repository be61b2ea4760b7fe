import { successEnvelope } from '#contract/protocol/envelope.ts';

/** Whether a response is our server's success: HTTP 200, JSON with data and no code. Consumes the body. */
export async function isSuccessAnswer(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const parsed = successEnvelope.safeParse(await response.json().catch(() => null));
  return parsed.success && parsed.data.data != null;
}
