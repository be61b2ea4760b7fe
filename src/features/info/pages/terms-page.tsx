import { formatDate } from '#rules/formats.ts';
import { INFO } from '#src/messages/info.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { TextPage } from '../components/text-page.tsx';
import { TERMS_CHANGED_ON, TERMS_TEXT } from '../content/terms.ts';

export function Component() {
  return (
    <TextPage
      title={INFO.terms.title}
      text={INFO.terms.text}
      markdown={TERMS_TEXT}
      end={
        <LinkButton to="/giay-phep" variant="secondary" className="max-sm:w-full">
          {INFO.terms.licences}
        </LinkButton>
      }
      facts={<p className="text-sm text-muted">{INFO.changedOn(formatDate(TERMS_CHANGED_ON))}</p>}
    />
  );
}
