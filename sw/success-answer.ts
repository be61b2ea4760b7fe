import { successEnvelope } from '#contract/protocol/envelope.ts';

/** Whether an answer is our server's success: HTTP 200, JSON with data and no code. Reads the body. */
export async function isSuccessAnswer(response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected) return false;
  const parsed = successEnvelope.safeParse(await response.json().catch(() => null));
  return parsed.success && parsed.data.data != null;
}
