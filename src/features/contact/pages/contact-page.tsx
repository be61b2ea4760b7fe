import { ADVICE, CONTACT } from '#src/messages/contact.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { ContactWays } from '#src/shared/contact/contact-ways.tsx';
import { Card } from '#src/ui/card.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { AdviceFields } from '../components/advice-fields.tsx';
import { usePrefill } from '../model/use-prefill.ts';

export function Component() {
  const prefill = usePrefill();
  return (
    <Page width="wide">
      <title>{pageTitle(CONTACT.title)}</title>
      <PageHeader title={CONTACT.title} text={CONTACT.text} />
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <Card as="section" className="grid gap-4">
          <SectionHead title={ADVICE.title} />
          <p className="text-muted text-pretty">{ADVICE.text}</p>
          <AdviceFields variant="modal" prefill={prefill} />
        </Card>
        <section className="grid gap-3">
          <SectionHead title={CONTACT.waysTitle} />
          <ContactWays />
        </section>
      </div>
    </Page>
  );
}
