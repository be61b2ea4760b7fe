import { networkOf, wideNetworkOf } from '#server/caller/caller.ts';
import type { OwnLimit } from './rate-limit.ts';

const HOUR = 3_600;
/** Allowance of an IPv6 /48, in networks: it has 65,536 of them, and may belong to one customer. */
const NETWORKS_IN_WIDE = 4;

/** What somebody may use in an hour. */
export const hourly = (name: string, subject: OwnLimit['subject'], max: number): OwnLimit => ({
  name,
  subject,
  max,
  windowSeconds: HOUR,
});

/** A network, and the /48 around it. */
export function byNetwork(name: string, ip: string, max: number): OwnLimit[] {
  const wide = wideNetworkOf(ip);
  return [
    hourly(`${name}/network`, { network: networkOf(ip) }, max),
    ...(wide === null ? [] : [hourly(`${name}/wide-network`, { network: wide }, max * NETWORKS_IN_WIDE)]),
  ];
}
