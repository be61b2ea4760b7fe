import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import { shareLink } from '#src/platform/browser/share-link.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { showToast } from '#src/ui/toast.ts';
import { INTERVIEW } from '../messages/interview.ts';

const words = INTERVIEW.share;

/** Shares the address of a result, which tells nothing of who spoke. */
export function ShareResult({ id }: { id: string }) {
  const [isShown, setShown] = useState(false);
  const address = new URL(href('aiInteractiveResult', {}, { id }), location.origin).href;
  const share = async (): Promise<void> => {
    const outcome = await shareLink(words.sheet, address);
    if (outcome === 'copied') showToast('success', words.copied);
    setShown(outcome === 'failed');
  };
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="text-muted text-pretty">{words.text}</p>
      <Button icon={Share2} onClick={() => void share()}>
        {words.action}
      </Button>
      {isShown && (
        <div role="status" className="grid gap-1">
          <p>{words.failed}</p>
          <p className="rounded-control bg-sunk p-3 break-all select-all">{address}</p>
        </div>
      )}
    </Card>
  );
}
