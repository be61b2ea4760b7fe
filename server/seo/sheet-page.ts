import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { STUDY_SHEET } from '#src/messages/study-sheet.ts';
import { type Absolute, breadcrumbs, duration, publisher } from './graph.ts';
import type { SeoPage } from './page.ts';

/** A study sheet. */
export function sheetPage(sheet: ResponseOf<typeof ENDPOINTS.studySheet.read>, absolute: Absolute): SeoPage {
  const path = href('studySheet', { id: sheet.id });
  return {
    path,
    source: 'src/features/study-sheet/pages/study-sheet-page.tsx',
    title: pageTitle(sheet.title),
    description: sheet.summary,
    type: 'article',
    graph: [
      {
        '@type': 'LearningResource',
        name: sheet.title,
        description: sheet.summary,
        inLanguage: 'vi',
        url: absolute(path),
        learningResourceType: STUDY_SHEET.name,
        provider: publisher(absolute),
        keywords: sheet.tags,
        timeRequired: duration(sheet.reading_minutes),
        isAccessibleForFree: true,
      },
      breadcrumbs(absolute, [{ path, title: sheet.title }]),
    ],
  };
}
