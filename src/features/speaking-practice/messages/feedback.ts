/** A decimal number in Vietnamese notation. */
const decimal = (value: number): string => value.toFixed(1).replace('.', ',');

/** Strings of the first feedback on an answer, from this device. */
export const FEEDBACK = {
  title: 'Nghe nhanh trên máy',
  provisional: 'Tạm tính trên máy. Nộp bài xong, kết quả chấm sẽ thay phần này.',
  hearing: 'Mình đang nghe lại câu của bạn…',
  failed:
    'Trình duyệt này chưa mở được bản ghi nên chưa có số đo. Bản ghi vẫn còn nguyên và được chấm khi bạn nộp. Bạn đi tiếp, hoặc nói lại câu này nhé.',
  length: 'Độ dài',
  lengthValue: (seconds: number) => `${Math.round(seconds)} giây`,
  words: (words: number) => `${words} từ`,
  aboutWords: (words: number) => `khoảng ${words} từ`,
  pace: 'Nhịp nói',
  paceValue: (rate: number) => `${decimal(rate)} âm tiết/giây`,
  pauses: 'Chỗ nghỉ',
  pausesValue: (count: number, mean: number) =>
    count === 0 ? 'không có' : `${count} lần, cỡ ${decimal(mean)} giây`,
  melody: 'Ngữ điệu',
  melodyValue: (semitones: number) =>
    semitones >= 6 ? 'lên xuống rõ' : semitones >= 3.5 ? 'vừa phải' : 'hơi đều',
  repeated: (words: readonly { word: string; times: number }[]) =>
    `Từ lặp lại: ${words.map(({ word, times }) => `${word} (${times} lần)`).join(', ')}. Bạn thử đổi một chỗ xem.`,
  fillers: (count: number) => `${count} tiếng đệm kiểu “um”, “er”. Im lặng một nhịp nghe tự tin hơn.`,
  said: 'Bạn nói',
  instead: 'Nói gọn hơn',
  better: 'Một câu nói cho hay hơn',
  unclear: {
    title: 'Từ nghe chưa rõ',
    hearing: 'Mình đang dò từng từ…',
    play: (word: string) => `Nghe lại chỗ “${word}”`,
    honest:
      'Mình so tiếng của bạn với chữ mình nghe ra. Chỗ chưa khớp có thể là bạn đọc chưa rõ, cũng có thể là mình nghe nhầm chữ. Bạn nghe lại thử nhé.',
    none: 'Mình so tiếng của bạn với chữ mình nghe ra và không thấy từ nào lệch hẳn.',
    otherText: 'Chữ mình nghe ra lệch nhiều so với tiếng của bạn, nên mình không chỉ từ nào.',
    noModel: 'Máy này chưa có bộ chấm phát âm nên chưa dò được từ nào nghe chưa rõ.',
    failed: 'Lần này máy chưa dò được từng từ. Nộp bài xong, kết quả chấm sẽ chỉ ra.',
    hearsNothing:
      'Muốn chỉ ra từ nghe chưa rõ, mình cần nghe ra lời bạn. Bạn tải bộ nghe ở trang vào phòng, hoặc nộp bài để máy chủ nghe.',
    notUnderstood:
      'Lần này mình chưa nghe ra đủ lời bạn để chỉ từng từ. Bạn nói gần micro hơn, hoặc nộp bài để máy chủ nghe lại.',
    onlyServer:
      'Lần này mình chưa nghe ra lời bạn nên chưa chỉ ra được từ nghe chưa rõ. Nộp bài xong, máy chủ nghe lại cả bài.',
  },
  notes: {
    unclear: 'Tiếng nền khá to nên các con số này kém chắc. Chỗ yên tĩnh hơn sẽ nghe rõ hơn.',
    short: 'Câu này còn ngắn. Bạn thử thêm một lý do hoặc một ví dụ.',
    fast: 'Bạn nói khá nhanh. Chậm lại một chút, người nghe theo kịp hơn.',
    slow: 'Nhịp còn chậm. Bạn thử nói liền từng cụm thay vì từng từ.',
    broken: 'Bạn dừng khá nhiều. Nghĩ xong cả ý rồi nói một mạch sẽ trôi hơn.',
    flat: 'Giọng còn đều. Bạn nhấn mạnh từ chính, lên xuống một chút.',
    good: 'Nhịp đều, nghỉ đúng mức. Cứ giữ như vậy nhé.',
  },
} as const;
