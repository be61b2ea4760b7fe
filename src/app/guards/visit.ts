import type { PageName } from '#contract/pages.ts';
import type { Role } from '#contract/staff.ts';
import type { AuthEntry } from '#src/platform/session/auth-dialog.ts';
import type { Vip } from '#src/platform/session/vip.ts';

/** What only the server can tell, and a device may not have been told yet. */
export type Fact = 'vip' | 'introduction' | 'roles' | 'leave';

/** One visit to a page, as its guards see it. */
export interface Visit {
  name: PageName;
  /** Path and query, to come back to. */
  path: string;
  /** Whether guests may open it. */
  guest: boolean;
  search: URLSearchParams;
  signedIn: boolean;
  /** The origin flag; `crm` in the embedded view. */
  origin: string | null;
  /** The page has just been loaded; otherwise the learner navigated from another page of the app. */
  isFirst: boolean;
  vip: Vip;
  /** Looked up only for pages of staff. */
  roles: readonly Role[];
  /** The server lets this learner into the page's speaking set without VIP. */
  hasLeave: boolean;
  /** What could not be found out: it is neither so nor not so. */
  unknown: ReadonlySet<Fact>;
}

/** What a guard does instead of showing the page. */
export type Diversion =
  /** `why`: what the learner is told there; null where the page itself says it. */
  | { kind: 'redirect'; to: string; why: string | null; ask?: AuthEntry }
  /** Whether the learner may enter is not known yet. */
  | { kind: 'unknown' }
  /** Reloads the page from the server, optionally after signing out. */
  | { kind: 'reload'; signOut: boolean };

/** Lets a visit pass (null) or diverts it. Uses only what the device knows, so it works with no network. */
export type Guard = (visit: Visit) => Diversion | null;
