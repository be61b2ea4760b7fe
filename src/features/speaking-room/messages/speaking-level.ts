import type { LevelSign, NoLevelReason } from '#rules/speaking/suggest-level.ts';

/** Strings for the page where the speaking level is set. */
export const LEVEL_PAGE = {
  /** Title of the tab. */
  title: 'Chọn mức nói',
  back: 'Về phòng nói',
  needsNetwork: 'Lần đầu chọn mức thì cần có mạng. Sau đó bạn đổi mức lúc nào cũng được.',
  label: (level: number, name: string) => `Mức nói ${level}: ${name}`,
  current: (level: number, name: string) => `Bạn đang ở mức ${level}: ${name}.`,
  keeps: 'Đổi mức không xóa gì: các bài đã nói và thống kê vẫn còn nguyên.',
  choose: 'Mức nào giống bạn nhất',
  band: (low: number, high: number) => `Band ${low.toFixed(1)}–${high.toFixed(1)}`,
  notYet: 'Còn vướng',
  save: (level: number) => `Chọn mức ${level}`,
  pickFirst: 'Bạn chọn một mức ở trên nhé',
  suggested: 'Mình gợi ý',
  saveFailed: 'Mình chưa lưu được mức bạn chọn.',

  speakTitle: 'Chưa chắc? Nói thử một phút',
  speakText:
    'Bạn nói bằng tiếng Anh, mình nghe nhịp nói, chỗ nghỉ và độ dài rồi gợi ý một mức. Bản ghi chỉ ở trên máy này, không lưu lại và không gửi đi.',
  meaning: 'Xem nghĩa',
  otherPrompt: 'Câu khác',
  record: 'Bắt đầu nói',
  again: 'Nói lại',
  stop: 'Mình nói xong',
  asking: 'Đang mở micro',
  recording: 'Mình đang nghe. Bạn cứ nói, ngập ngừng cũng không sao.',
  left: (time: string) => `Còn ${time}`,
  listening: 'Đang nghe lại phần bạn nói',
  failed: 'Trình duyệt này không mở lại được bản ghi. Bạn chọn mức theo mô tả ở trên nhé.',

  levelIs: (level: number, name: string) => `Gợi ý: mức ${level}, ${name}`,
  range: (low: number, high: number) => `Nhiều khả năng bạn ở khoảng mức ${low} đến mức ${high}.`,
  reason: (seconds: number, pace: number, run: number, pausePercent: number) =>
    `Bạn nói được ${seconds} giây, nhịp khoảng ${pace} âm tiết mỗi phút, cứ chừng ${run} âm tiết lại dừng một lần; lúc dừng chiếm ${pausePercent}% thời gian.`,
  holding: {
    pace: 'Nhịp nói đang giữ bạn lại nhiều nhất.',
    run: 'Chỗ dừng giữa câu đang giữ bạn lại nhiều nhất.',
    seconds: 'Độ dài đang giữ bạn lại nhiều nhất: nói dài thêm một chút sẽ rõ hơn.',
  } satisfies Record<LevelSign, string>,
  honest:
    'Mình chỉ nghe âm thanh, chưa biết từ vựng và ngữ pháp của bạn ra sao, nên mức thật có thể lệch một bậc. Bạn đọc mô tả rồi tự quyết nhé.',
  takeIt: (level: number) => `Chọn mức ${level} theo gợi ý`,
  noneTitle: 'Lần này mình chưa gợi ý được',
  none: {
    short: 'Mình nghe được quá ít tiếng nói để đoán mức. Bạn nói lại, ít nhất khoảng mười lăm giây nhé.',
    noisy:
      'Tiếng nói lẫn với tiếng ồn, hoặc micro bị rè nên mình đo không chắc. Bạn tìm chỗ yên hơn, để máy cách miệng một gang tay rồi nói lại nhé.',
    mixed:
      'Nhịp nói, chỗ nghỉ và độ dài cho ra các mức khác nhau xa quá nên mình không đoán bừa. Bạn thử nói dài hơn, hoặc chọn theo mô tả ở trên.',
  } satisfies Record<NoLevelReason, string>,
} as const;
