import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DEVICE_COOKIE = 'luyen_device';
const DEVICE_DAYS = 730;
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const DEVICE = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=(${UUID})`);

/** An IPv4 address unchanged, or the eight groups of an IPv6 one. */
function groupsOf(ip: string): string | string[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}

/**
 * Network whose addresses count as one caller: an IPv4 address, or the /64 that an IPv6 customer usually has.
 */
export function networkOf(ip: string): string {
  const groups = groupsOf(ip);
  return typeof groups === 'string' ? groups : groups.slice(0, 4).join(':');
}

/** The /48 of an IPv6 address: one customer may have all of its 65,536 networks. Null for IPv4. */
export function wideNetworkOf(ip: string): string | null {
  const groups = groupsOf(ip);
  return typeof groups === 'string' ? null : groups.slice(0, 3).join(':');
}

/**
 * The part of an address that may be stored and shown: enough to recognise one's home, too little to find a
 * person.
 */
export function coarseNetworkOf(ip: string): string {
  const groups = groupsOf(ip);
  if (typeof groups !== 'string') return `${groups.slice(0, 2).join(':')}:x`;
  return groups.replace(/\.\d+\.\d+$/, '.x.x');
}

/** Identifies the browser of a call by a cookie without any other meaning; set on the first call. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = DEVICE.exec(request.headers.cookie ?? '')?.[1];
  if (known) return known;
  const fresh = randomUUID();
  const attributes = `Path=/api; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Lax`;
  reply.header('set-cookie', `${DEVICE_COOKIE}=${fresh}; ${attributes}${secure ? '; Secure' : ''}`);
  return fresh;
}

/** The stored form of a device's cookie. */
export const markOf = (device: string): string => createHash('sha256').update(device).digest('base64url');
