/**
 * Sends API calls: over the network in the browser, directly to the server's handlers when it renders pages.
 */
export const apiTransport: { send: typeof fetch } = { send: (...call) => fetch(...call) };
