import { Share2 } from 'lucide-react';
import { BLOG } from '#src/messages/blog.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';

async function share(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    // Rejected also when the learner changes their mind: nothing to say then.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(url);
    showToast('success', BLOG.linkCopied);
  } catch {
    showToast('error', BLOG.linkNotCopied);
  }
}

/** Shares by the device's own sheet where there is one, else copies the address. */
export const ShareButton = ({ title }: { title: string }) => (
  <Button variant="secondary" icon={Share2} onClick={() => void share(title)}>
    {BLOG.share}
  </Button>
);
