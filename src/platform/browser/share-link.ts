/**
 * Shares an address with the device's share sheet if it has one, otherwise copies it. Also returns `shared`
 * when the learner cancelled: there is nothing to say then.
 */
export async function shareLink(title: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    await navigator.share({ title, url }).catch(() => undefined);
    return 'shared';
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
