import { ADVICE } from '#src/messages/contact.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { AdviceAlong } from './advice-along.tsx';
import { AdviceFields } from './advice-fields.tsx';

/** The footer's form. */
export default function AdviceForm({ description }: { description?: string | undefined }) {
  return (
    <section className="grid max-w-xl gap-4">
      <SectionHead title={ADVICE.title} />
      <p className="text-muted text-pretty">{ADVICE.text}</p>
      <AdviceAlong about={description} />
      <AdviceFields variant="footer" description={description} />
    </section>
  );
}
