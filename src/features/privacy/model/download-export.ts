import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { successEnvelope } from '#contract/protocol/envelope.ts';
import { UNREACHABLE_MESSAGES } from '#rules/network/reachability.ts';
import type { ApiFailure } from '#src/platform/http/api-result.ts';
import { request } from '#src/platform/http/http.ts';

export type ExportResult =
  | { success: true; file: Blob }
  | Pick<ApiFailure, 'success' | 'code' | 'message' | 'isGateway' | 'isLate'>;

/** Reads the text of a response, reporting the bytes received so far. Throws if the connection breaks. */
async function readText(response: Response, onBytes: (bytes: number) => void): Promise<string> {
  if (!response.body) return response.text();
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  let received = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    received += piece.value.byteLength;
    text += decoder.decode(piece.value, { stream: true });
    onBytes(received);
  }
  return text + decoder.decode();
}

function fileOf(text: string): Blob | null {
  try {
    const envelope = successEnvelope.safeParse(JSON.parse(text));
    const data = envelope.success
      ? ENDPOINTS.privacy.exportData.response.safeParse(envelope.data.data)
      : null;
    return data?.success
      ? new Blob([JSON.stringify(data.data, null, 2)], { type: 'application/json' })
      : null;
  } catch {
    return null;
  }
}

/** Everything the server stores about the learner, as a file. Never throws. */
export async function downloadExport(onBytes: (bytes: number) => void): Promise<ExportResult> {
  const response = await request(ENDPOINTS.privacy.exportData, {});
  if (!(response instanceof Response)) {
    return response;
  }
  const broken: ExportResult = { success: false, code: 'NETWORK', message: UNREACHABLE_MESSAGES.down };
  const text = await readText(response, onBytes).catch(() => null);
  const file = text === null ? null : fileOf(text);
  return file ? { success: true, file } : broken;
}
