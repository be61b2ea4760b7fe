import { ADVICE } from '#src/messages/contact.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import type { AdviceFields as Fields } from '../model/advice-rules.ts';
import { AdviceFields } from './advice-fields.tsx';
import { ContactWays } from './contact-ways.tsx';

interface AdviceModalProps {
  onClose: () => void;
  /** Of the signed-in learner, as the profile has it. */
  profile?: { full_name: string; phone_number: string; email: string | null } | undefined;
  /** Name of the course, on its overview page only. */
  description?: string;
}

const fieldsOf = (profile: AdviceModalProps['profile']): Fields | undefined =>
  profile && { name: profile.full_name, phone: profile.phone_number, email: profile.email ?? '' };

/** Asking for advice over the page. Mounted while it is open; what was typed outlives it. */
export default function AdviceModal({ onClose, profile, description }: AdviceModalProps) {
  return (
    <Dialog open onClose={onClose} title={ADVICE.title} size="large">
      <div className="grid gap-6 md:grid-cols-2 md:gap-12">
        <div className="grid content-start gap-4">
          <p className="max-w-[60ch] text-muted text-pretty">{ADVICE.text}</p>
          <ContactWays />
        </div>
        <AdviceFields
          variant="modal"
          prefill={fieldsOf(profile)}
          description={description}
          onSent={onClose}
        />
      </div>
    </Dialog>
  );
}
