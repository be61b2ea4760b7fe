import type { UploadHeaders } from '#contract/file.ts';
import type { ConsentState } from '#contract/privacy.ts';
import { COMMANDS } from '#contract/protocol/commands.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ApiResult } from '#src/platform/http/api-result.ts';
import { call } from '#src/platform/http/http.ts';
import type { CommandRow } from '../database/rows.ts';
import type { Sender } from '../owner/sender.ts';
import { readRow } from '../queue/read-row.ts';

export interface UploadProgress {
  received_bytes: number;
  complete: boolean;
  sha256: string | null;
}

/** How rows reach the server; the signal aborts a request. Tests pass their own to produce each failure. */
export interface Transport {
  sendCommand(sender: Sender, row: CommandRow, signal: AbortSignal): Promise<ApiResult<unknown>>;
  sendPiece(
    sender: Sender,
    headers: UploadHeaders,
    piece: ArrayBuffer,
    signal: AbortSignal,
  ): Promise<ApiResult<UploadProgress>>;
  readConsents(sender: Sender, signal: AbortSignal): Promise<ApiResult<ConsentState>>;
}

export class UndecodableRow extends Error {
  override readonly name = 'UndecodableRow';
}

export const httpTransport: Transport = {
  sendCommand(sender, row, signal) {
    const command = COMMANDS.get(row.operation);
    if (!command || !readRow(command, row)) throw new UndecodableRow(row.operation);
    return call(command, {
      params: row.params,
      body: row.body,
      options: { as: sender, idempotencyKey: row.id, signal },
    });
  },

  sendPiece(sender, headers, piece, signal) {
    const values = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    return call(ENDPOINTS.file.uploadToServer, {
      options: { as: sender, headers: values, bytes: piece, signal },
    });
  },

  readConsents(sender, signal) {
    return call(ENDPOINTS.privacy.consents, { options: { as: sender, signal } });
  },
};
