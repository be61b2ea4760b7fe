/** Texts of the page about recurring topics. */
export const PREDICTION = {
  title: 'Dự đoán chủ đề',
  text: 'Những nhóm chủ đề hay quay lại trong Writing Task 2 và Speaking Part 2, kèm ý và từ để bạn chuẩn bị trước.',
  honestTitle: 'Không ai biết trước đề thi',
  honest:
    'Trang này không đoán đề của đợt thi nào. Câu hỏi mẫu do Luyện tự viết để luyện tập. Học thuộc bài mẫu rồi gặp đề khác thì mất điểm; học cách nghĩ về một nhóm chủ đề thì dùng được mãi.',
  drawTitle: 'Rút một đề để tập',
  drawText: 'Bấm để lấy một câu hỏi bất kỳ. Viết trong 40 phút, hoặc chuẩn bị một phút rồi nói hai phút.',
  drawWriting: 'Rút đề Task 2',
  drawSpeaking: 'Rút đề Part 2',
  drawn: { writing: 'Writing Task 2', speaking: 'Speaking Part 2' },
  writingTitle: 'Writing Task 2: các nhóm chủ đề',
  kindsTitle: 'Năm dạng câu hỏi của Task 2',
  speakingTitle: 'Speaking Part 2: các nhóm chủ đề',
  sample: 'Câu hỏi mẫu',
  phrases: 'Cụm từ nên có sẵn',
  partThree: 'Part 3 thường đi tiếp tới',
  practiseTitle: 'Luyện thế nào cho có ích',
  practise: [
    'Mỗi tuần chọn hai nhóm chủ đề. Với mỗi nhóm, ghi ba ý cho từng phía và một ví dụ từ đời mình.',
    'Viết trọn một bài tính giờ, để hôm sau đọc lại: mỗi đoạn có một ý không, ví dụ có đỡ được ý không.',
    'Với Part 2, ghi âm hai phút, nghe lại và đếm chỗ ngập ngừng vì thiếu từ. Nói lại lần hai ngay sau đó.',
    'Bài viết và bài đọc thành tiếng trong khóa học được chấm, chỉ rõ chỗ cần sửa.',
  ],
  toCourses: 'Vào khóa học của tôi',
  readingTitle: 'Bài nên đọc',
} as const;
