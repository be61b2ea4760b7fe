/** What carries the calls to the API: the network; on the server, which draws pages, the server itself. */
export const carrier: { send: typeof fetch } = { send: (...call) => fetch(...call) };
