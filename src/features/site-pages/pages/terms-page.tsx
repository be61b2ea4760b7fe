import { href } from '#contract/href.ts';
import { formatDate } from '#rules/text/formats.ts';
import { CONTACT } from '#src/messages/contact.ts';
import { SITE_PAGES } from '#src/messages/site-pages.ts';
import { ContactWays } from '#src/shared/contact/contact-ways.tsx';
import { TextPage } from '#src/shared/text-page/text-page.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { AgreementLine } from '../components/agreement-line.tsx';
import { TERMS_CHANGED_ON, TERMS_TEXT } from '../content/terms.ts';

export function Component() {
  return (
    <TextPage
      title={SITE_PAGES.terms.title}
      text={SITE_PAGES.terms.text}
      markdown={TERMS_TEXT}
      end={
        <>
          <AgreementLine />
          <section className="grid w-full gap-3">
            <SectionHead title={CONTACT.waysTitle} />
            <ContactWays />
          </section>
          <LinkButton to={href('licences')} variant="secondary" className="max-sm:w-full">
            {SITE_PAGES.terms.licences}
          </LinkButton>
        </>
      }
      facts={<p className="text-sm text-muted">{SITE_PAGES.changedOn(formatDate(TERMS_CHANGED_ON))}</p>}
    />
  );
}
