import { href } from '#contract/href.ts';
import { TERMS_CHANGED_ON } from '#src/features/site-pages/content/terms.ts';
import { CONTACT } from '#src/messages/contact.ts';
import { CONVERSATION } from '#src/messages/conversation.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { ROADMAP } from '#src/messages/roadmap.ts';
import { SITE_PAGES } from '#src/messages/site-pages.ts';
import { SPEAKING_ROOM } from '#src/messages/speaking-room.ts';
import { type Absolute, breadcrumbs, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';

interface InfoPage {
  path: string;
  name: string;
  source: string;
  text: string;
  /** In addition to the properties of every page's node. */
  node?: Record<string, unknown>;
}

/** A page about the site itself. */
function infoPage({ path, name, source, text, node }: InfoPage, absolute: Absolute): SeoPage {
  return {
    path,
    source,
    title: pageTitle(name),
    description: text,
    type: 'website',
    graph: [
      {
        '@type': 'WebPage',
        name,
        description: text,
        inLanguage: 'vi',
        url: absolute(path),
        publisher: publisher(absolute),
        ...node,
      },
      breadcrumbs(absolute, [{ path, title: name }]),
    ],
  };
}

export const roadmapPage = (absolute: Absolute): SeoPage =>
  infoPage(
    {
      path: href('roadmap'),
      name: ROADMAP.title,
      source: 'src/features/roadmap/pages/roadmap-page.tsx',
      text: ROADMAP.text,
    },
    absolute,
  );

export const speakingRoomPage = (absolute: Absolute): SeoPage =>
  infoPage(
    {
      path: href('speakingRoomGuest'),
      name: SPEAKING_ROOM.title,
      source: 'src/features/speaking-room/pages/speaking-guest-page.tsx',
      text: SPEAKING_ROOM.text,
    },
    absolute,
  );

export const conversationPage = (absolute: Absolute): SeoPage =>
  infoPage(
    {
      path: href('conversationGuest'),
      name: CONVERSATION.title,
      source: 'src/features/conversation-course/pages/guest-page.tsx',
      text: CONVERSATION.text,
    },
    absolute,
  );

export const paymentsPage = (absolute: Absolute): SeoPage =>
  infoPage(
    {
      path: href('payments'),
      name: SITE_PAGES.payments.title,
      source: 'src/features/payment/pages/payments-page.tsx',
      text: SITE_PAGES.payments.text,
    },
    absolute,
  );

export const commitPage = (absolute: Absolute): SeoPage =>
  infoPage(
    {
      path: href('outputCommitment'),
      name: SITE_PAGES.commit.title,
      source: 'src/features/site-pages/pages/output-commit-page.tsx',
      text: SITE_PAGES.commit.text,
    },
    absolute,
  );

export const termsPage = (absolute: Absolute): SeoPage =>
  infoPage(
    {
      path: href('terms'),
      name: SITE_PAGES.terms.title,
      source: 'src/features/site-pages/pages/terms-page.tsx',
      text: SITE_PAGES.terms.text,
      node: { dateModified: TERMS_CHANGED_ON },
    },
    absolute,
  );

export const contactPage = (absolute: Absolute): SeoPage =>
  infoPage(
    {
      path: href('contact'),
      name: CONTACT.title,
      source: 'src/features/contact/pages/contact-page.tsx',
      text: CONTACT.text,
      node: { '@type': 'ContactPage' },
    },
    absolute,
  );
