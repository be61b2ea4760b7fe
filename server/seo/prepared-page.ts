import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An HTML page prepared once for all requests. */
export interface PreparedPage {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export async function preparePage(html: string): Promise<PreparedPage> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { etag, plain, br, gzip: gzipped };
}

/** The smallest of our encodings that a request accepts. */
function encodingFor(header: string | string[] | undefined): 'br' | 'gzip' | 'plain' {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) =>
      part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim()),
    )
    .flatMap(([name = '', weight = 'q=1']) => (Number(weight.replace('q=', '')) === 0 ? [] : [name]));
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'plain';
}

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PreparedPage,
  status: 200 | 404,
): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag: page.etag });
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.status(status).type('text/html; charset=utf-8').send(page[encoding]);
}
