import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DEVICE_COOKIE = 'luyen_device';
const DEVICE_DAYS = 730;
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const DEVICE = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=(${UUID})`);

/** Whose addresses count as one: an IPv4 address, or the /64 that an IPv6 customer usually has. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}

/** The browser a call comes from, by a cookie that says nothing else; made on the first call. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = DEVICE.exec(request.headers.cookie ?? '')?.[1];
  if (known) return known;
  const fresh = randomUUID();
  const attributes = `Path=/api; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `${DEVICE_COOKIE}=${fresh}; ${attributes}${secure ? '; Secure' : ''}`);
  return fresh;
}
