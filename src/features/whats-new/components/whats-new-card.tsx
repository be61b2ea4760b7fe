import { href } from '#contract/href.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { QuietCard } from '#src/ui/quiet-card.tsx';
import { RELEASES } from '../content/releases.ts';
import { WHATS_NEW } from '../messages/whats-new.ts';

/** Notes on the card; the page has the rest. */
const SHOWN = 3;

/** What the update that this device got has brought. */
export function WhatsNewCard({ onClose }: { onClose: () => void }) {
  return (
    <QuietCard
      title={WHATS_NEW.updated}
      actions={
        <>
          <Button onClick={onClose}>{WHATS_NEW.close}</Button>
          <LinkButton to={href('whatsNew')} variant="quiet" onClick={onClose}>
            {WHATS_NEW.all}
          </LinkButton>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5 marker:text-brand-strong">
        {RELEASES[0]?.notes.slice(0, SHOWN).map((note) => (
          <li key={note} className="text-pretty">
            {note}
          </li>
        ))}
      </ul>
    </QuietCard>
  );
}
