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
      {/* The form before the other ways: focus starts in it. */}
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <p className="max-w-[60ch] text-muted text-pretty">{ADVICE.text}</p>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <AdviceFields
            variant="modal"
            prefill={fieldsOf(profile)}
            description={description}
            onSent={onClose}
          />
        </div>
        <ContactWays />
      </div>
    </Dialog>
  );
}
