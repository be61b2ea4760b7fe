import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { href } from '#contract/href.ts';
import { SITE_PAGES } from '#src/messages/site-pages.ts';
import { courses } from '#src/shared/queries/courses.ts';
import { TextPage } from '#src/shared/text-page/text-page.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PaymentOffer } from '../components/payment-offer.tsx';
import { PAYMENTS_TEXT } from '../content/payments.ts';

export function Component() {
  const { data } = useQuery(courses());
  const starter = data?.courses.find(({ is_free }) => is_free);
  return (
    <TextPage
      title={SITE_PAGES.payments.title}
      text={SITE_PAGES.payments.text}
      markdown={PAYMENTS_TEXT}
      lead={<PaymentOffer />}
      end={
        <>
          <LinkButton to={href('contact')} icon={MessageCircle} className="max-sm:w-full">
            {SITE_PAGES.payments.contact}
          </LinkButton>
          {starter && (
            <LinkButton to={href('course', { id: starter.id })} variant="secondary" className="max-sm:w-full">
              {SITE_PAGES.payments.starter}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
