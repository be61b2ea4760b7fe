import type { DueState } from '#rules/teacher-grading/due-state.ts';
import { TEACHER_DESK } from '#src/shared/teacher-desk/words.ts';

const hoursOf = (hours: number): string => {
  if (hours < 48) return `${hours} giờ`;
  return `${Math.floor(hours / 24)} ngày`;
};

const bandWords = (band: number | null): string =>
  band === null ? 'không chấm được' : `band ${band.toFixed(1)}`;

/** Strings of the desk's lists. */
export const DESK = {
  ...TEACHER_DESK,
  text: 'Bài chờ bạn chấm, bài gấp nhất ở trên. Bạn không thấy tên người học, người học thấy tên bạn.',
  take: 'Nhận bài tiếp theo',
  takeText: 'Bài bạn nhận là của riêng bạn. Sau 30 phút không có gì được lưu, bài tự về hàng chờ.',
  claim: 'Nhận chấm',
  open: 'Chấm tiếp',
  release: 'Trả bài',
  nothing: 'Không còn bài nào chờ',
  nothingText: 'Lúc này chưa có bài nào cho bạn. Có bài mới, bài sẽ hiện ở đây.',
  taken: 'Mọi bài đang chờ đều có người nhận rồi. Bạn quay lại sau ít phút nhé.',
  scope: 'Xem',
  scopes: { waiting: 'Tất cả', mine: 'Bạn đang giữ', regrades: 'Chấm lại' },
  kind: 'Loại bài',
  anyKind: 'Viết và nói',
  kinds: { writing: 'Bài viết', speaking: 'Bài nói' },
  regrade: 'Chấm lại',
  heldByOther: 'Giáo viên khác đang chấm',
  heldByMe: 'Bạn đang giữ',
  sending: 'Đang chờ gửi',
  counts: (writing: number, speaking: number) => `${writing} bài viết, ${speaking} bài nói đang chờ`,
  overdue: (count: number) => `${count} bài quá hẹn`,
  due: ({ urgency, hours }: DueState): string => {
    if (urgency === 'overdue') return hours === 0 ? 'Vừa quá hẹn' : `Quá hẹn ${hoursOf(hours)}`;
    return hours <= 1 ? 'Còn chưa đến 1 giờ' : `Còn ${hoursOf(hours)}`;
  },
  parkedTitle: (count: number) => `${count} bài chấm chưa gửi được`,
  parkedText: 'Bản chấm của bạn còn nguyên trên máy. Bạn mở ra xem vì sao nhé.',
  openParked: 'Mở bài',
  gradedNothing: 'Bạn chưa chấm bài nào',
  gradedText: 'Bài bạn trả hiện ở đây, kèm lời nhắn của người học và ý kiến của giáo viên khác.',
  refused: 'Không chấm được',
  band: (band: number) => `Band ${band.toFixed(1)}`,
  gradedAt: (when: string) => `Trả lúc ${when}`,
  you: 'Bạn',
  learner: 'Người học',
  write: 'Nhắn người học về bài này',
  send: 'Gửi lời nhắn',
  messageQueued: 'Lời nhắn đã lưu trên máy, đang chờ gửi.',
  newReply: 'Tin mới',
  markRead: 'Đã đọc',
  markReadOf: (title: string) => `Đã đọc tin về bài ${title}`,
  secondOpinion: (band: number | null) =>
    band === null
      ? 'Giáo viên khác thấy bài này không chấm được'
      : `Giáo viên khác chấm band ${band.toFixed(1)}`,
  ownOpinions: 'Ý kiến thứ hai của bạn',
  ownOpinionsText:
    'Bài giáo viên khác đã chấm xong trước bạn. Điểm của họ được giữ, ý kiến của bạn nằm cạnh đó.',
  ownOpinion: (band: number | null, standing: number | null) =>
    `Bạn: ${bandWords(band)} · Điểm được giữ: ${bandWords(standing)}`,
  saveFailed: 'Mình chưa lưu được việc này.',
} as const;
