import { describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { made } from '#tests/support/made.ts';
import { downloadExport } from './download-export.ts';

const data = made(ENDPOINTS.privacy.exportData.response, {
  profile: { full_name: 'Lê Thị Bình' },
  attempts: [{ practice_id: 'p', answers: [{ answer: { u: 'Tổ ong trên mái nhà.' } }] }],
});
const envelope = (given: unknown) => JSON.stringify({ message: '', data: given, time_current: 1 });

/** A response whose chunks split characters in two. */
function inPieces(text: string): Response {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + 7));
      at += 7;
    },
  });
  return new Response(body);
}

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

describe('downloadExport', () => {
  it('downloads everything as a file, and reports its progress', async () => {
    const text = envelope(data);
    answerWith(async () => inPieces(text));
    const reported: number[] = [];
    const result = await downloadExport((bytes) => reported.push(bytes));
    if (!result.success) throw new Error(result.code);
    expect(JSON.parse(await result.file.text())).toEqual(data);
    expect(reported).toEqual(reported.toSorted((a, b) => a - b));
    expect(reported.at(-1)).toBe(new TextEncoder().encode(text).length);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'NETWORK'],
    ['half a response', async () => inPieces(envelope(data).slice(0, 100)), 'NETWORK'],
    ['a response of another shape', async () => inPieces(envelope({ format: 'other' })), 'NETWORK'],
    [
      'a rate limit',
      async () =>
        new Response(
          JSON.stringify({ code: 'TOO_MANY_REQUESTS', message: 'Đợi nhé', data: null, time_current: 1 }),
          { status: 429 },
        ),
      'TOO_MANY_REQUESTS',
    ],
  ])('reports %s', async (_, answer, code) => {
    answerWith(answer);
    expect(await downloadExport(() => undefined)).toMatchObject({ success: false, code });
  });
});
