import { pageTitle } from '#src/messages/page-title.ts';
import { SITE_PAGES } from '#src/messages/site-pages.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { LicenceFold } from '../components/licence-fold.tsx';
import { LICENCE_GROUPS } from '../content/licences.ts';

/** The packages in the app and its server, by licence. */
export function Component() {
  return (
    <Page width="wide">
      <title>{pageTitle(SITE_PAGES.licences.title)}</title>
      <PageHeader title={SITE_PAGES.licences.title} text={SITE_PAGES.licences.text} />
      <ul className="grid gap-3">
        {LICENCE_GROUPS.map((group) => (
          <LicenceFold key={`${group.licence} ${group.packages[0]?.name}`} group={group} />
        ))}
      </ul>
    </Page>
  );
}
