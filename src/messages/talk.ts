/** A decimal number in Vietnamese notation. */
const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

/** Strings for free speech: transcript, measures and band. */
export const TALK = {
  inShort: (rate: number, pauses: number, words: number) =>
    `${words} từ · ${rate} từ mỗi phút · ${pauses} lần nghỉ`,
  transcript: {
    label: 'Bạn vừa nói gì?',
    why: 'Mình chấm bài nói dựa trên chữ và âm thanh. Bạn nghe lại rồi ghi đúng những gì bạn đã nói, kể cả chỗ nói nhầm hay “um”.',
    hint: 'Gõ lời bạn nói bằng tiếng Anh',
    skip: 'Bỏ trống cũng nộp được: mình nghe ra lời bạn thì chấm luôn, không thì bạn gõ lại sau.',
    words: (words: number) => `${words} từ`,
    fromBrowser: 'Trình duyệt đã ghi giúp bạn. Bạn đọc lại và sửa chỗ nào sai nhé.',
  },
  /** What a machine heard in a recording that was just made. */
  heard: {
    hearing: 'Mình đang nghe ra lời bạn…',
    found: 'Mình nghe được:',
    take: 'Dùng lời này rồi sửa',
    none: 'Lần này mình chưa nghe ra lời bạn. Bạn tự gõ, hoặc cứ nộp để máy chủ nghe lại.',
  },
  retell: {
    title: 'Sửa phần chữ rồi gửi chấm lại',
    send: 'Gửi chấm lại',
    failed: 'Mình chưa lưu được bản này.',
    sent: 'Đã lưu, mình sẽ chấm lại câu này.',
  },
  mend: {
    start: (count: number) => `Sửa lời mình nghe (${count} câu)`,
    title: 'Sửa lời mình nghe',
    place: (at: number, of: number) => `Câu ${at}/${of}`,
    next: 'Lưu, sang câu tiếp',
    last: 'Lưu và chấm lại',
    skip: 'Bỏ qua câu này',
    done: 'Xong rồi. Câu nào bạn đã sửa, mình chấm lại và kết quả sẽ tự đổi ở đây.',
  },
  band: {
    title: 'Band Speaking ước lượng',
    of: (talks: number, asked: number) =>
      talks === asked ? `Tính trên cả ${talks} câu trả lời` : `Tính trên ${talks}/${asked} câu trả lời`,
    range: (low: string, high: string) => `khoảng ${low}–${high}`,
    span: (low: string, high: string) => `${low}–${high}`,
    around: (point: string) => `nhiều khả năng quanh ${point}`,
    noBand: 'Chưa đủ căn cứ để ước lượng band',
    /** Headlines where there is no band, by cause. */
    causes: {
      words_unknown: 'Mình chưa chắc lời bạn nói',
      too_short: 'Chưa đủ một phút lời nói',
      nothing_heard: 'Mình không nghe thấy lời nói',
    },
    /** Most answers are beside their questions. */
    beside:
      'Phần lớn câu trả lời không nói về điều được hỏi nên band dừng ở mức này, dù bạn nói trôi chảy. Bạn mở từng câu để xem câu nào.',
    missing: 'chưa đủ căn cứ',
    fourCriteria: 'Bốn tiêu chí',
    short: { FC: 'Trôi chảy', LR: 'Vốn từ', GRA: 'Ngữ pháp', P: 'Phát âm' },
    honest:
      'Band chỉ tính từ tốc độ, chỗ nghỉ, độ rõ của từ, vốn từ và lỗi thường gặp, chưa tính ngữ điệu và độ sâu của ý. Bạn xem đây là mốc để luyện, không phải điểm thi.',
    none: 'Chưa có band Speaking',
    openTalk: 'Nghe ở câu này',
    criteria: {
      FC: 'Trôi chảy và mạch lạc (FC)',
      LR: 'Vốn từ (LR)',
      GRA: 'Ngữ pháp (GRA)',
      P: 'Phát âm (P)',
    },
  },
  measures: {
    title: 'Bài nói của bạn qua con số',
    noBand: 'Band chỉ có cho cả bài, xem ở trang kết quả.',
    rate: 'Tốc độ nói',
    rateValue: (value: number) => `${Math.round(value)} từ mỗi phút`,
    articulation: 'Tốc độ phát âm (không tính chỗ nghỉ)',
    articulationValue: (value: number) => `${decimal(value)} âm tiết mỗi giây`,
    run: 'Số từ trong một hơi',
    runValue: (value: number) => `${decimal(value)} từ`,
    sounds: 'Độ rõ của từ',
    soundsValue: (value: number) => `${Math.round(value)}/100`,
    usual: (low: string, high: string) => `Thường gặp ở người nói trôi chảy: ${low}–${high}`,
    place: { below: 'dưới mức thường gặp', within: 'trong mức thường gặp', above: 'trên mức thường gặp' },
    pauses: 'Chỗ nghỉ theo thời gian',
    pausesText: (count: number, mean: number, share: number) =>
      count === 0
        ? 'Bạn nói liền một mạch, không có chỗ nghỉ nào từ 0,25 giây trở lên.'
        : `${count} lần nghỉ, trung bình ${decimal(mean)} giây, chiếm ${Math.round(share * 100)}% thời gian nói.`,
    within: (count: number) => `${count} lần nằm giữa câu.`,
    timeline: {
      table: 'Xem thành bảng',
      caption: 'Lúc nói và những chỗ nghỉ từ 0,5 giây',
      head: ['Đoạn', 'Từ lúc', 'Dài'],
      kinds: { speech: 'nói', pause: 'nghỉ', break: 'nghỉ giữa câu' },
      seconds: (seconds: number) => `${decimal(seconds)} giây`,
    },
    slips: (fillers: number, repairs: number) => `${fillers} tiếng đệm · ${repairs} từ nói lại hoặc sửa`,
    pauseAt: (at: string, seconds: number) => `Nghe chỗ nghỉ ở ${at}, dài ${decimal(seconds)} giây`,
  },
  sound: {
    title: 'Nghe được gì khi chưa có chữ',
    text: 'Chưa có lời bạn nói dạng chữ nên mình chỉ nghe được nhịp, chỗ nghỉ và độ lên xuống của giọng. Phần này không tính ra band.',
    about: (value: string) => `khoảng ${value}`,
    melody: 'Độ lên xuống của giọng',
    melodyValue: (semitones: number) => `${decimal(semitones)} nửa cung`,
    clarity: 'Độ rõ của bản ghi',
    clear: 'giọng bạn nổi rõ trên tiếng nền.',
    noisy:
      'tiếng nền khá to so với giọng bạn nên các con số trên kém chắc. Bạn thử ghi ở chỗ yên tĩnh hơn nhé.',
  },
  words: {
    title: 'Lời bạn nói',
    hint: 'Chạm vào một từ để nghe từ chỗ đó.',
    source: {
      learner: 'Chữ do bạn ghi.',
      browser: 'Chữ do trình duyệt ghi.',
      provider: 'Chữ do dịch vụ nghe ghi, có thể có chỗ sai.',
      server: 'Chữ do máy chủ Luyện nghe, có thể có chỗ sai.',
    },
    legendTitle: 'Các dấu trong lời nói',
    legend: {
      filler: 'tiếng đệm',
      repair: 'nói lại',
      unclear: 'nghe chưa rõ',
      unheard: 'không nghe ra',
      unsure: 'máy chưa chắc',
      check: 'nên xem lại',
      phrase: 'cụm từ hay',
    },
    pause: (seconds: number) => `${decimal(seconds)} giây`,
    /** Appended to a word for those who cannot see its mark. */
    marked: (mark: string) => ` (${mark})`,
  },
  comments: { title: 'Nhận xét', listen: (at: string) => `Nghe ở ${at}` },
} as const;
