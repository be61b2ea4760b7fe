/** Strings of short talks with the examiner: the trial and the interview. */
export const SHORT_TALK = {
  next: 'Câu tiếp',
  review: {
    title: 'Xem lại rồi nộp',
    text: 'Band cần cả âm thanh lẫn chữ. Câu nào máy chưa ghi được chữ thì bạn nghe lại rồi gõ giúp; bỏ trống cũng nộp được.',
    submit: 'Nộp bài',
    failed: 'Mình chưa nộp được bài này; bản ghi vẫn còn.',
    nothing: 'Chưa có câu trả lời nào để nộp. Bạn quay lại nói một câu nhé.',
    speak: 'Quay lại nói',
    speakRest: 'Nói nốt câu còn lại',
  },
  sending: {
    title: 'Bài đã nộp, đang chờ gửi',
    text: 'Bài nằm an toàn trên máy. Kết nối được là mình gửi và chấm, bạn không cần mở lại trang.',
    grading: 'Máy chủ đang nghe bài của bạn. Bạn cứ làm việc khác, kết quả sẽ hiện ở đây.',
  },
  answers: {
    title: 'Nghe lại từng câu',
    found: 'Những gì mình đã nghe được',
    heard: 'Lời mình nghe được và các con số',
    sound: 'Những gì mình nghe được từ âm thanh',
  },
  here: {
    title: 'Máy bạn nghe được',
    text: 'Đo ngay trên máy, chưa phải điểm. Khi máy chủ chấm xong, kết quả của máy chủ sẽ thay phần này.',
    hearing: 'Máy đang nghe lại câu này',
    failed:
      'Trình duyệt này chưa mở được bản ghi nên chưa có số đo. Bản ghi vẫn còn nguyên và được chấm khi bạn nộp.',
    heard: (seconds: number, syllables: number, pauses: number) =>
      `${Math.round(seconds)} giây · ${syllables.toFixed(1).replace('.', ',')} âm tiết mỗi giây · ${pauses === 0 ? 'không nghỉ' : `nghỉ ${pauses} lần`}.`,
    provisional: 'Tạm tính trên máy.',
    all: 'Xem đủ nhịp, chỗ nghỉ và ngữ điệu',
    answered: (answered: number, of: number) => `Đã trả lời ${answered}/${of} câu`,
  },
} as const;
