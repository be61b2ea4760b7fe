const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)(:\d+)?$/i;
const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a host, with or without a port, is a loopback name of this machine. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);

/** Whether the peer of a connection is this machine. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);
