import type { ConsentState } from '#contract/privacy.ts';
import type { ApiFailure, ApiResult, ClientCode } from '#src/platform/http/api-result.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import type { DrainPorts } from '#src/platform/outbox/sending/drain-ports.ts';
import type { Transport } from '#src/platform/outbox/sending/transport.ts';

export const fails = (code: ClientCode, retryAfter: number | null = null): ApiFailure => ({
  success: false,
  status: 500,
  code,
  message: code,
  data: null,
  retryAfter,
});
export const ok = <T>(data: T, timeCurrent = 5_000): ApiResult<T> => ({
  success: true,
  message: '',
  data,
  timeCurrent,
});

/** A fake server: remembers what it applied and answers as configured. */
export class FakeServer implements Transport {
  readonly applied: CommandRow[] = [];
  readonly pieces: { offset: number; bytes: number }[] = [];
  received = 0;
  answer: (row: CommandRow, time: number) => ApiResult<unknown> = () => ok({});
  pieceAnswer: ((time: number) => ApiFailure | null) | null = null;
  private readonly seen = new Map<string, number>();

  async readConsents(): Promise<ApiResult<ConsentState>> {
    return ok({ consents: [], history: [] });
  }

  sendCommand: Transport['sendCommand'] = async (_, row) => {
    const time = (this.seen.get(row.id) ?? 0) + 1;
    this.seen.set(row.id, time);
    const result = this.answer(row, time);
    if (result.success) this.applied.push(row);
    return result;
  };

  async sendPiece(
    ...[, headers, piece]: Parameters<Transport['sendPiece']>
  ): ReturnType<Transport['sendPiece']> {
    this.pieces.push({ offset: headers['upload-offset'], bytes: piece.byteLength });
    const failure = this.pieceAnswer?.(this.pieces.length) ?? null;
    if (failure) return failure;
    if (headers['upload-offset'] === this.received) this.received += piece.byteLength;
    const complete = this.received === headers['upload-length'];
    return ok({
      received_bytes: this.received,
      complete,
      sha256: complete ? headers['upload-sha256'] : null,
    });
  }
}

/** A server, a clock, and the ports that connect them to a drain. */
export const setUp = (): { server: FakeServer; ports: DrainPorts; clock: { now: number } } => {
  const server = new FakeServer();
  const clock = { now: 1_000_000 };
  return { server, clock, ports: { transport: server, now: () => clock.now, random: () => 1 } };
};
