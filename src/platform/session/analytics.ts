/** Events that the product counts. Names only: never who, never what was typed. */
type AnalyticsEvent = 'login-opened';

/** Dispatched on the window; an operator's analytics may listen, the app itself sends it nowhere. */
const ANALYTICS_EVENT = 'luyen:analytics';

export const logEvent = (name: AnalyticsEvent): boolean =>
  dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: { name } }));
