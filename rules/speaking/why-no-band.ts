import type { DeclineReason } from '#contract/evaluation-parts.ts';
import type { NoBandCause } from '#contract/talk-evaluation.ts';
import { isForItsText } from '../questions/may-correct-transcript.ts';

/** Minimum length of all talks that were understood for a band, seconds. */
export const BAND_SECONDS = 60;

/** The true reason why there is no band, and what mends it. */
export function whyNoBand(
  understood: number,
  declined: readonly DeclineReason[],
): { cause: NoBandCause; message: string } {
  const seconds = Math.round(understood);
  const unread = declined.filter(isForItsText).length;
  if (unread > 0)
    return {
      cause: 'words_unknown',
      message: `Có ${unread} câu mình nghe được giọng nhưng chưa chắc lời bạn nói. Mình mới hiểu được ${seconds} giây, cần ít nhất ${BAND_SECONDS} giây mới ước lượng được band.`,
    };
  if (understood > 0)
    return {
      cause: 'too_short',
      message: `Cả bài mới có ${seconds} giây nói mà mình hiểu được, cần ít nhất ${BAND_SECONDS} giây mới ước lượng được band. Lần sau bạn nói thêm vài câu ở mỗi câu hỏi nhé.`,
    };
  return {
    cause: 'nothing_heard',
    message:
      'Mình không nghe ra lời nói nào trong các bản ghi nên chưa có band. Bạn mở từng câu xem lý do, thử lại micro rồi nói lại nhé.',
  };
}
