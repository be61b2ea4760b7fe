/**
 * Sends API calls: over the network in the browser, directly to the server's handlers when it renders pages.
 */
export const carrier: { send: typeof fetch } = { send: (...call) => fetch(...call) };
