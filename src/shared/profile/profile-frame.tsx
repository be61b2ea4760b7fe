import type { ReactNode } from 'react';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { MeList } from './me-list.tsx';

interface ProfileFrameProps {
  title: string;
  text?: string;
  /** A small drawing beside the title. */
  drawing?: ReactNode;
  /** On a phone this page is the list itself, under this head, before what else the page has. */
  listHead?: ReactNode;
  children: ReactNode;
}

/**
 * Common frame of the learner's own pages: beside the list of all of them where there is room for both, on a phone one
 * step behind it.
 */
export function ProfileFrame({ title, text, drawing, listHead, children }: ProfileFrameProps) {
  const isList = listHead !== undefined;
  return (
    <Page width="wide">
      <title>{pageTitle(title)}</title>
      {isList && <div className="lg:hidden">{listHead}</div>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-10">
        <MeList className={isList ? '' : 'max-lg:hidden'} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 sm:gap-8">
          <div className={isList ? 'max-lg:hidden' : ''}>
            <PageHeader
              title={title}
              back={{ to: href('profile'), label: PROFILE.me, narrowOnly: true }}
              {...(text === undefined ? {} : { text })}
              drawing={drawing}
            />
          </div>
          {children}
        </div>
      </div>
    </Page>
  );
}
