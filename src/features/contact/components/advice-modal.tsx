import { ADVICE } from '#src/messages/contact.ts';
import { loadPart } from '#src/platform/browser/load-part.ts';
import type { AdviceFields as Fields } from '#src/shared/contact/advice-rules.ts';
import { ContactWays } from '#src/shared/contact/contact-ways.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useNotifications } from '#src/ui/notification.ts';
import { AdviceAlong } from './advice-along.tsx';
import { AdviceFields } from './advice-fields.tsx';

// The outcome is told in this dialog; once the network is gone, it could not be loaded any more.
loadPart(() => import('#src/ui/notification-modal.tsx')).catch(() => undefined);

interface AdviceModalProps {
  onClose: () => void;
  /** From the profile of the signed-in learner. */
  prefill?: Fields | undefined;
  /** Sent along with the request. */
  description?: string | undefined;
}

/**
 * The advice form in a dialog. Mounted only while it is open; the input outlives it. It is hidden while a
 * message waits to be confirmed: two stacked dialogs would both handle the Esc key.
 */
export function AdviceModal({ onClose, prefill, description }: AdviceModalProps) {
  const isAlone = useNotifications(({ waiting }) => waiting.length === 0);
  return (
    <Dialog open={isAlone} onClose={onClose} title={ADVICE.title} size="large">
      {/* The form comes before the other ways of contact, so that it gets the focus. */}
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <p className="max-w-[60ch] text-muted text-pretty">{ADVICE.text}</p>
        <div className="grid gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
          <AdviceAlong about={description} />
          <AdviceFields variant="modal" prefill={prefill} description={description} onSent={onClose} />
        </div>
        <ContactWays />
      </div>
    </Dialog>
  );
}
