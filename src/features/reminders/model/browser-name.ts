/** Browsers whose settings for notifications are in different places. */
export type BrowserName = 'ios' | 'android' | 'firefox' | 'safari' | 'chromium';

/** The browser of a user agent, for the steps that lead to its settings. */
export function browserName(userAgent: string, touchPoints: number): BrowserName {
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox/.test(userAgent)) return 'firefox';
  return /Safari/.test(userAgent) && !/Chrom/.test(userAgent) ? 'safari' : 'chromium';
}
