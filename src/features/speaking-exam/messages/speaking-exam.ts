/** Strings for taking a test in the speaking room. */
export const SPEAKING_EXAM = {
  name: 'Thi thử Speaking',
  back: 'Về phòng luyện nói',
  offlineText: 'Bạn mở đề này một lần khi có mạng, hoặc tải đề về máy. Sau đó thi được cả khi mất mạng.',
  noTestTitle: 'Đây không phải đề thi',
  noTestText: 'Nội dung ở địa chỉ này không có đủ ba phần để thi. Bạn chọn một đề trong phòng luyện nói nhé.',
  toRoom: 'Về phòng luyện nói',
} as const;

/** Before the test. */
export const PREPARATION = {
  facts: 'Bài thi thế nào',
  fact: {
    time: '11–14 phút, ba phần liền nhau như thi thật',
    listen: 'Giám khảo hỏi bằng lời, không có chữ và không có bản dịch. Chỉ Part 2 có thẻ đề.',
    card: 'Part 2: một phút ghi ý ra nháp, rồi nói tối đa hai phút',
    cut: 'Hết giờ của câu nào, giám khảo xin ngắt lời rồi hỏi tiếp. Bị ngắt không bị trừ điểm.',
    offline: 'Thi được cả khi mất mạng. Bạn nói đến đâu, máy lưu đến đó.',
  },
  checks: 'Chuẩn bị máy',
  checked: 'Máy này đã thử xong từ lần trước',
  checkedText: 'Bạn vào thi được luôn. Nếu vừa đổi tai nghe hay chỗ ngồi, bạn thử lại một lượt cho chắc.',
  checkAgain: 'Thử lại máy',
  microphone: 'Bạn nói vài từ, nghe lại xem giọng mình có rõ không.',
  consentTitle: 'Cho gửi bản ghi âm',
  speaker: {
    title: 'Thử loa',
    text: 'Giám khảo nói một câu. Bạn chỉnh âm lượng cho nghe thật rõ nhé.',
    play: 'Nghe giám khảo nói',
    again: 'Nghe lại',
    heard: 'Mình nghe rõ',
    notHeard: 'Mình không nghe thấy',
    goOn: 'Vẫn tiếp tục, đọc chữ',
    ready: 'Loa đã sẵn sàng',
    helpTitle: 'Chưa nghe thấy giám khảo',
    help: 'Bạn tăng âm lượng, tắt chế độ im lặng của máy, hoặc ngắt tai nghe Bluetooth đang nối với máy khác, rồi bấm nghe lại.',
    silentTitle: 'Máy chưa phát được giọng giám khảo',
    silent:
      'Giọng này chưa có trên máy, hoặc trình duyệt chưa cho phát tiếng. Bạn bấm nghe lại nhé. Nếu vẫn vào thi, câu hỏi không phát được sẽ hiện bằng chữ.',
  },
  room: {
    title: 'Thử độ ồn của phòng',
    text: 'Bạn im lặng ba giây, mình nghe xem phòng có ồn không.',
    start: 'Nghe thử phòng 3 giây',
    again: 'Nghe lại phòng',
    listening: 'Đang nghe. Bạn giữ im lặng nhé.',
    ready: 'Đã nghe phòng',
    quiet: 'Phòng đủ yên. Giọng bạn nổi rõ trên nền.',
    audible:
      'Phòng có tiếng nền. Vẫn chấm được, nhưng bạn nên đóng cửa, tắt quạt gần micro hoặc ngồi gần máy hơn.',
    loud: 'Phòng khá ồn, tiếng nền gần bằng giọng bạn nên mình có thể nghe sót từ và không chấm được vài tiêu chí. Bạn nên đổi chỗ hoặc đeo tai nghe có micro. Vẫn muốn thi thì bạn cứ thi.',
    unsteady:
      'Mình nghe có tiếng nói hoặc tiếng động nên chưa đo được độ ồn. Bạn bấm nghe lại và giữ im lặng nhé. Nếu quanh bạn lúc nào cũng có người nói, mình có thể nghe lẫn giọng họ vào bài.',
    'no-sound':
      'Micro không đưa tiếng nào vào nên mình chưa biết phòng có ồn không. Bạn kiểm tra micro có đang bị tắt không.',
    gap: (decibels: number) => `Giọng bạn to hơn tiếng nền khoảng ${decibels} dB.`,
    unknownVoice: 'Mình chưa nghe giọng bạn ở bước thử micro, nên mới đoán theo độ to của tiếng nền.',
    failedTitle: 'Chưa nghe được phòng',
  },
  todo: 'Còn phải làm trước khi vào thi',
  todoItems: {
    elsewhere: 'chọn thi tiếp hay thi lại',
    consent: 'đồng ý cho gửi bản ghi âm',
    microphone: 'thử micro',
    speaker: 'thử loa',
    room: 'thử độ ồn của phòng',
  },
  start: 'Vào phòng thi',
  startNote: 'Bấm xong là giám khảo chào và hỏi luôn. Bạn tắt thông báo trên máy rồi hãy bấm nhé.',
  beginFailed: 'Mình chưa mở được bài thi mới trên máy này.',
} as const;

/** During the test. */
export const IN_EXAM = {
  progress: (part: number, minutes: number | null) =>
    !minutes ? `Part ${part} / 3` : `Part ${part} / 3 · phút thứ ${minutes + 1}`,
  leave: 'Rời phòng thi',
  speaking: 'Giám khảo đang nói',
  listening: 'Mình đang nghe, bạn nói nhé',
  finish: 'Mình nói xong',
  handingIn: (part: number) => `Đang lưu Part ${part}`,
  unheard: 'Câu này chưa phát được tiếng nên mình hiện chữ.',
  card: 'Thẻ đề Part 2',
  shouldSay: 'You should say:',
  preparing: 'Bạn có một phút ghi ý',
  preparingAgain: 'Bạn ghi ý nốt nhé',
  timeLeft: 'Thời gian chuẩn bị còn lại',
  nearlyOver: 'Còn 10 giây chuẩn bị.',
  ready: 'Mình sẵn sàng nói',
  notes: 'Nháp của bạn',
  notesHint: 'Chỉ mình bạn thấy, không bị chấm.',
} as const;

type Pause = { title: string; text: string };

/** Why the test stands still, and what to do. The work is safe in each case. */
export const PAUSED = {
  hidden: {
    title: 'Bài thi đang tạm dừng',
    text: 'Bạn vừa rời màn hình thi, có thể vì một cuộc gọi hay thông báo. Đồng hồ đã dừng và phần đã nói còn nguyên.',
  },
  reload: {
    title: 'Bạn đang thi dở đề này',
    text: 'Trang đã đóng hoặc tải lại giữa chừng. Phần đã nói còn nguyên trên máy, đồng hồ không chạy trong lúc bạn vắng mặt.',
  },
  lost: {
    title: 'Mất micro giữa chừng',
    text: 'Micro vừa bị tắt, rút ra, hoặc nhường cho một cuộc gọi. Đồng hồ đã dừng, phần đã nói còn nguyên. Bạn nối lại micro hoặc kết thúc cuộc gọi rồi thi tiếp nhé.',
  },
  microphone: {
    title: 'Chưa mở được micro',
    text: 'Đồng hồ đã dừng, phần đã nói còn nguyên.',
  },
  storage: {
    title: 'Bản ghi chưa lưu được',
    text: 'Đồng hồ đã dừng, các câu trước còn nguyên trên máy. Bạn làm theo lời nhắn ở dưới rồi thi tiếp nhé.',
  },
  trouble: {
    title: 'Bài thi vừa gặp trục trặc',
    text: 'Đồng hồ đã dừng, phần đã nói còn nguyên trên máy. Bạn bấm thi tiếp; nếu vẫn lỗi, bạn tải lại trang nhé.',
  },
} as const satisfies Record<string, Pause>;

export const RESUME = {
  again: 'Thi tiếp, nghe lại câu hỏi',
  goOn: 'Thi tiếp',
  keep: 'Giữ phần đã nói, sang câu sau',
  kept: 'Câu đang dở đã có một bản ghi. Nếu nói lại, bản mới sẽ thay bản này.',
  where: (part: number, minutes: number | null) => {
    if (minutes === null) return `Bạn đang ở Part ${part}.`;
    return minutes === 0
      ? `Bạn đang ở Part ${part}, mới thi chưa đến một phút.`
      : `Bạn đang ở Part ${part}, đã thi khoảng ${minutes} phút.`;
  },
  later: 'Để sau',
} as const;

export const SECOND_TAB = {
  title: 'Đề này đang thi ở thẻ khác',
  text: 'Micro và đồng hồ chỉ chạy ở một nơi để bài không bị lẫn. Bạn quay lại thẻ kia thi tiếp, hoặc đóng thẻ kia, thẻ này sẽ tự mở.',
} as const;

export const LEAVE = {
  title: 'Rời phòng thi?',
  text: 'Đồng hồ dừng và phần đã nói được giữ trên máy này. Lần sau mở đề, bạn thi tiếp đúng câu đang dở.',
  stay: 'Thi tiếp',
  leave: 'Rời phòng thi',
} as const;

export const EXAM_OVER = {
  title: 'Bạn đã thi xong',
  text: 'Cả ba phần đã lưu trên máy và tự gửi đi khi kết nối được. Chấm xong, mình báo cho bạn.',
  minutes: (minutes: number) => `Bài thi kéo dài khoảng ${minutes} phút.`,
  silent: (count: number) =>
    `${count} câu chưa nghe thấy bạn nói nên để trống. Mình không đoán điểm cho câu bỏ trống.`,
  result: 'Xem kết quả',
  room: 'Về phòng luyện nói',
} as const;
