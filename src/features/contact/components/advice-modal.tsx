import { ADVICE } from '#src/messages/contact.ts';
import type { AdviceFields as Fields } from '#src/shared/contact/advice-rules.ts';
import { ContactWays } from '#src/shared/contact/contact-ways.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { useNotifications } from '#src/ui/notification.ts';
import { AdviceAlong } from './advice-along.tsx';
import { AdviceFields } from './advice-fields.tsx';

interface AdviceModalProps {
  onClose: () => void;
  /** What is known of the signed-in learner. */
  prefill?: Fields | undefined;
  /** What is sent along. */
  description?: string | undefined;
}

/**
 * GradingRequest for advice over the page. Mounted while it is asked for; what was typed outlives it. It steps back while a
 * message waits to be confirmed: two dialogs over each other would both take the Esc key.
 */
export function AdviceModal({ onClose, prefill, description }: AdviceModalProps) {
  const isAlone = useNotifications(({ waiting }) => waiting.length === 0);
  return (
    <Dialog open={isAlone} onClose={onClose} title={ADVICE.title} size="large">
      {/* The form before the other ways: focus starts in it. */}
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
