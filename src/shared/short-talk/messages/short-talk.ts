/** Strings of short talks with the examiner: the trial and the interview. */
export const SHORT_TALK = {
  question: (at: number, of: number) => `Câu ${at}/${of}`,
  card: { say: 'You should say:', meaning: 'Nghĩa tiếng Việt', hideMeaning: 'Ẩn nghĩa' },
  ready: {
    title: 'Bạn sẵn sàng chưa?',
    text: 'Giám khảo hỏi xong là micro mở. Bạn nghĩ một chút rồi nói cũng được, mình đợi.',
    start: 'Tôi sẵn sàng',
    welcomeBack: 'Mình tiếp tục từ đúng câu này.',
  },
  saved: {
    learner: 'Đã lưu câu này.',
    silence: 'Mình nghe bạn ngừng nên đã lưu câu này. Nếu chưa nói hết, bạn nói lại nhé.',
    time: 'Hết giờ của câu này nên mình dừng ở đây. Phần đã nói được lưu.',
    lost: 'Micro vừa bị ngắt, có thể vì cuộc gọi hoặc tai nghe. Phần đã nói được lưu; bạn đi tiếp hoặc nói lại.',
  },
  next: 'Câu tiếp',
  again: 'Nói lại câu này',
  skip: 'Bỏ qua câu này',
  interrupted: {
    title: 'Lần ghi âm trước bị ngắt giữa chừng',
    text: 'Phần đã ghi của câu này vẫn còn trên máy.',
    keep: 'Giữ phần đã ghi',
    discard: 'Bỏ và nói lại',
  },
  elsewhere: {
    title: 'Bạn đang nói ở một tab khác',
    text: 'Mình chỉ nghe ở một nơi để không lẫn hai bản ghi. Bạn nói tiếp ở tab kia, hoặc đóng nó rồi quay lại đây.',
  },
  followUp: 'Câu hỏi thêm của người soạn',
  review: {
    title: 'Xem lại rồi nộp',
    text: 'Band cần cả âm thanh lẫn chữ. Câu nào máy chưa ghi được chữ thì bạn nghe lại rồi gõ giúp; bỏ trống cũng nộp được.',
    submit: 'Nộp bài',
    failed: 'Máy chưa lưu được. Bạn dọn bớt bộ nhớ rồi nộp lại nhé; bản ghi vẫn còn.',
    nothing: 'Chưa có câu trả lời nào để nộp. Bạn quay lại nói một câu nhé.',
    speak: 'Quay lại nói',
  },
  sending: {
    title: 'Bài đã nộp, đang chờ gửi',
    text: 'Bài nằm an toàn trên máy. Có mạng là mình gửi và chấm, bạn không cần mở lại trang.',
    grading: 'Máy chủ đang nghe bài của bạn. Bạn cứ làm việc khác, kết quả sẽ hiện ở đây.',
  },
  here: {
    title: 'Máy bạn nghe được',
    text: 'Đo ngay trên máy, chưa phải điểm. Khi máy chủ chấm xong, kết quả của máy chủ sẽ thay phần này.',
    hearing: 'Máy đang nghe lại câu này',
    failed: 'Máy chưa nghe lại được câu này. Bản ghi vẫn được gửi và chấm như thường.',
    heard: (seconds: number, syllables: number, pauses: number) =>
      `${Math.round(seconds)} giây · ${syllables.toFixed(1).replace('.', ',')} âm tiết mỗi giây · ${pauses === 0 ? 'không nghỉ' : `nghỉ ${pauses} lần`}.`,
    provisional: 'Tạm tính trên máy.',
    answered: (answered: number, of: number) => `Đã trả lời ${answered}/${of} câu`,
  },
} as const;
