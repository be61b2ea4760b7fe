import { Share2 } from 'lucide-react';
import { BLOG } from '#src/messages/blog.ts';
import { shareLink } from '#src/platform/browser/share-link.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';

async function share(title: string): Promise<void> {
  const outcome = await shareLink(title, location.origin + location.pathname);
  if (outcome === 'copied') showToast('success', BLOG.linkCopied);
  if (outcome === 'failed') showToast('error', BLOG.linkNotCopied);
}

export const ShareButton = ({ title }: { title: string }) => (
  <Button variant="secondary" icon={Share2} onClick={() => void share(title)}>
    {BLOG.share}
  </Button>
);
