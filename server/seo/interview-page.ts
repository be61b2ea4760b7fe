import { href } from '#contract/href.ts';
import type { InterviewResult } from '#contract/speaking.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { rangeText } from './interview-picture.ts';
import type { SeoPage } from './page.ts';
import { PICTURE_SIZE } from './picture.ts';

const SOURCE = 'src/features/interview/pages/interview-page.tsx';

/** The interview for somebody who has none yet, or whose result has no band. */
const INVITATION: SeoPage = {
  path: href('aiInteractiveResult'),
  source: SOURCE,
  title: pageTitle('Nói thử năm câu'),
  description:
    'Giám khảo AI hỏi năm câu tiếng Anh, bạn trả lời bằng giọng của mình và xem band ước lượng theo bốn tiêu chí.',
  type: 'website',
  graph: [],
};

/** Path of the picture of a range, from the site's root. */
const pictureOf = ({ low, high }: { low: number; high: number }): string =>
  `/link-picture/interview/${low}-${high}.png`;

/** What other sites show of a link to the interview, or to a result of it: its range, and nothing of who spoke. */
export function interviewPage(result: Pick<InterviewResult, 'id' | 'band'> | null): SeoPage {
  if (!result?.band) return INVITATION;
  const range = rangeText(result.band);
  return {
    ...INVITATION,
    path: href('aiInteractiveResult', {}, { id: result.id }),
    title: pageTitle(`Nói thử năm câu: band ước lượng ${range}`),
    description: `Band ước lượng ${range} sau khi nói thử với giám khảo AI. Bạn cũng nói thử năm câu và xem kết quả của mình nhé.`,
    image: pictureOf(result.band),
    properties: [
      ['og:image:width', String(PICTURE_SIZE.width)],
      ['og:image:height', String(PICTURE_SIZE.height)],
      ['og:image:alt', `Band nói ước lượng: ${range}`],
    ],
  };
}
