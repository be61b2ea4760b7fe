import { BlockList, isIP, isIPv6 } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix);
// Documentation, and tunnels that contain an IPv4 address (Teredo, 6to4).
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/** The only part of IPv6 with public addresses. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? GLOBAL.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6')
    : isIP(address) === 4 && !PRIVATE.check(address);

const LOCAL_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Whether a URL may be that of a public service: https on its usual port, a name with a domain, no credentials. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const host = url.hostname.replace(/\.$/, '');
  return host.includes('.') && !host.startsWith('[') && isIP(host) === 0 && !LOCAL_NAME.test(host);
}
