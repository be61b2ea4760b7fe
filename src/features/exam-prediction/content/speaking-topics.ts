interface SpeakingTopic {
  name: string;
  /** What to prepare, so that one story fits several cards. */
  prepare: string;
  /** A card written for practice, not taken from a real test. */
  sample: string;
  /** What Part 3 tends to ask next. */
  partThree: string;
}

/** Families of recurring cards in Speaking Part 2. */
export const SPEAKING_TOPICS: readonly SpeakingTopic[] = [
  {
    name: 'Một người',
    prepare:
      'Chọn hai người thật: một người lớn tuổi, một người cùng lứa. Mỗi người có một việc họ làm khiến bạn nhớ.',
    sample: 'Describe a person who taught you something useful outside school.',
    partThree: 'Vai trò của người lớn tuổi, hình mẫu của giới trẻ, cách người ta học từ nhau.',
  },
  {
    name: 'Một nơi',
    prepare: 'Chọn một nơi yên tĩnh và một nơi đông. Kể được: đi thế nào, thấy gì, nghe gì, vì sao quay lại.',
    sample: 'Describe a place near your home that has changed a lot.',
    partThree: 'Quy hoạch thành phố, du lịch, khác biệt giữa thành thị và nông thôn.',
  },
  {
    name: 'Một đồ vật',
    prepare: 'Một món được tặng, một món tự mua, một món hay hỏng. Nói về lúc có nó và lúc thiếu nó.',
    sample: 'Describe something you own that you would like to repair rather than replace.',
    partThree: 'Thói quen mua sắm, đồ cũ và đồ mới, quảng cáo.',
  },
  {
    name: 'Một trải nghiệm',
    prepare:
      'Ba câu chuyện ngắn: một lần được giúp, một lần chờ lâu, một lần thử việc mới. Mỗi chuyện có mở, nút thắt, kết.',
    sample: 'Describe a time when a plan changed at the last minute.',
    partThree: 'Cách người ta lên kế hoạch, đối mặt áp lực, giúp đỡ người lạ.',
  },
  {
    name: 'Một hoạt động',
    prepare: 'Một việc làm hằng ngày và một việc bạn muốn học. Có con số: mấy lần một tuần, bao lâu, với ai.',
    sample: 'Describe an activity that helps you relax after a long day.',
    partThree: 'Thời gian rảnh xưa và nay, thể thao, cân bằng công việc với cuộc sống.',
  },
  {
    name: 'Một nội dung',
    prepare:
      'Một cuốn sách hoặc bộ phim, một tin tức, một trang hoặc ứng dụng. Tóm tắt trong ba câu, rồi nói nó làm bạn nghĩ gì.',
    sample: 'Describe a piece of news that you talked about with your family.',
    partThree: 'Truyền thông, thói quen đọc, ảnh hưởng của mạng xã hội.',
  },
];
