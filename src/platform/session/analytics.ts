/** What the product counts. Names only: never who, never what was typed. */
type AnalyticsEvent = 'login-opened';

/** Dispatched on the window; an operator's own counter may listen, nothing of ours sends it anywhere. */
const ANALYTICS_EVENT = 'luyen:analytics';

export const logEvent = (name: AnalyticsEvent): boolean =>
  dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: { name } }));
