import { href } from '#contract/href.ts';
import { HOME } from '#src/messages/home.ts';
import { type Absolute, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';
import { WORDS } from './words.ts';

export const homePage = (absolute: Absolute): SeoPage => ({
  path: href('home'),
  source: 'src/app/pages/guest-home-page.tsx',
  title: HOME.documentTitle,
  description: WORDS.description,
  type: 'website',
  graph: [
    {
      '@type': 'WebSite',
      name: WORDS.site,
      description: WORDS.description,
      inLanguage: 'vi',
      url: absolute(href('home')),
      publisher: publisher(absolute),
    },
  ],
});
