/**
 * Shares an address by the device's own sheet where there is one, else copies it. `shared` also when the learner
 * changed their mind: nothing to say then.
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
