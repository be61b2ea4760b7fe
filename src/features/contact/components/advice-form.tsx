import { ADVICE } from '#src/messages/contact.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { AdviceFields } from './advice-fields.tsx';

/** The footer's form. */
export default function AdviceForm({ description }: { description?: string | undefined }) {
  return (
    <section className="grid max-w-xl gap-4">
      <SectionHead title={ADVICE.title} />
      <p className="text-muted text-pretty">{description ? ADVICE.about(description) : ADVICE.text}</p>
      <AdviceFields variant="footer" description={description} />
    </section>
  );
}
