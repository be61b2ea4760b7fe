import { appAround, type BrowserFacts, type InstallWay, installWay } from '#rules/install/install-way.ts';

const facts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
});

/** How this browser installs the app without a prompt. */
export const wayHere = (): InstallWay => installWay(facts());

/** The app that shows the page, such as Zalo; `''`: unknown; null: a real browser. */
export const appHere = (): string | null => appAround(facts());
