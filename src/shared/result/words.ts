/** Texts of the head that all results share. */
export const RESULT_HEAD = {
  weak: 'Chưa vững',
  first: 'Lần đầu bạn có kết quả này',
  best: 'Cao nhất từ trước tới nay của bạn',
  mend: 'Sửa một điều trước',
  next: 'Làm tiếp',
  wrong: (count: number) => `${count} câu chưa đúng`,
  wrongAt: (numbers: string) => `Câu ${numbers}. Bạn thử lại khi chưa xem đáp án, nhớ lâu hơn nhiều.`,
  retry: (count: number) => (count === 1 ? 'Làm lại câu sai' : `Làm lại ${count} câu sai`),
  answers: 'Xem từng câu',
  counted: (wrong: number, right: number) => `${wrong} câu chưa đúng đứng trước · ${right} câu đúng`,
  allRight: (right: number) => `${right} câu đúng`,
  more: 'Chi tiết',
  learnt: {
    sure: (numbers: string) => `Bạn đã chắc câu ${numbers}.`,
    inNotebook: 'Câu chưa đúng đã vào Sổ lỗi, đến hạn mình nhắc bạn ôn.',
    blank: 'Bạn chưa trả lời câu nào có đáp án, nên con số này chưa nói gì về bạn.',
    explained: 'Mỗi câu chưa đúng đều có lời giải: sửa xong là bạn biết thêm chừng ấy điều.',
    /** Nothing is strong yet, but what to mend is known. */
    knows: 'Bạn vừa biết điều nên sửa trước nhất, ngay bên dưới.',
    strength: (comment: string) => `Đã làm được: ${comment}`,
  },
  rest: (count: number) => ` và ${count} câu nữa`,
} as const;

/** Texts of answering wrong questions once more. */
export const RETRY = {
  title: 'Làm lại câu sai',
  progress: (at: number, total: number) => `${at}/${total}`,
  note: 'Lần làm lại này để nhớ, không đổi điểm.',
  passage: 'Xem lại bài đọc',
  recording: 'Nghe lại bài nghe',
  check: 'Kiểm tra',
  next: 'Tiếp tục',
  finish: 'Xong',
  right: 'Đúng rồi',
  wrong: 'Vẫn chưa đúng',
  done: (right: number, total: number) => `Lần này bạn đúng ${right}/${total} câu.`,
  allDone: 'Các câu này giờ bạn đã làm được.',
  someLeft: 'Câu còn sai có lời giải trong phần Xem từng câu.',
} as const;
