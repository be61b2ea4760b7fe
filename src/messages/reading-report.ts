import type { Doubt, Slip } from '#contract/reading-evaluation.ts';
import { phonemeIpa } from '#rules/ipa/phoneme-ipa.ts';
import type { SoundLevel } from '#rules/reading-report/sound-level.ts';
import {
  CLUSTER_END,
  CLUSTER_LR,
  CLUSTER_S,
  isFinalSound,
  type Sound,
} from '#rules/reading-report/sounds-of-word.ts';
import { type SpeechPace, USUAL_RATE } from '#rules/reading-report/speech-rate.ts';

const CLUSTERS: Readonly<Record<Sound, string>> = {
  [CLUSTER_S]: 'Cụm /s/ đầu từ',
  [CLUSTER_LR]: 'Cụm có /l/, /r/ đầu từ',
  [CLUSTER_END]: 'Cụm phụ âm cuối từ',
};

/** A sound as shown to a learner. */
export const soundName = (sound: Sound): string =>
  CLUSTERS[sound] ??
  (isFinalSound(sound) ? `/${phonemeIpa(sound.slice(1))}/ cuối từ` : `/${phonemeIpa(sound)}/`);

export const LEVELS: Readonly<Record<SoundLevel, string>> = {
  clear: 'rõ',
  fair: 'tạm được',
  weak: 'cần luyện',
};

/** What a slip sounded like, as recognised by a model, which may be wrong. */
export const SLIP_TOLD: Readonly<Record<Slip, string>> = {
  final_dropped: 'Mình nghe như âm cuối này bị bỏ mất.',
  s_dropped: 'Mình nghe như thiếu âm “s” ở cuối từ.',
  ed_dropped: 'Mình nghe như thiếu đuôi “-ed”.',
  s_for_sh: 'Mình nghe như /s/ chứ không phải /ʃ/.',
  sh_for_s: 'Mình nghe như /ʃ/ chứ không phải /s/.',
  s_for_th: 'Mình nghe như /s/ chứ không phải /θ/.',
  t_for_th: 'Mình nghe như /t/ chứ không phải /θ/.',
};

/** Two sounds that were told apart for certain, in IPA. */
export const saidInstead = (said: string, asked: string): string =>
  `Mình nghe như /${said}/ chứ không phải /${asked}/.`;

/** Strings for listening to oneself and to a model voice; button labels are short enough to fit side by side. */
export const LISTEN = {
  own: 'Bạn đọc',
  model: 'Đọc mẫu',
  both: 'So sánh',
  sentence: 'Cả câu',
  slow: 'Chậm',
  repeat: 'Lặp lại',
  stop: 'Dừng',
  noVoice:
    'Máy bạn chưa có giọng đọc tiếng Anh nên khi không có mạng mình chưa đọc mẫu được. Bạn thêm giọng tiếng Anh trong phần cài đặt ngôn ngữ hoặc chuyển văn bản thành giọng nói của máy nhé.',
  voiceFailed: 'Mình chưa lấy được giọng đọc mẫu. Bạn đợi một lát rồi bấm nghe lại nhé.',
  noRecording:
    'Bản ghi không có trên máy này và chưa tải về được. Có mạng là bạn nghe lại được từng từ; điểm thì vẫn xem được.',
} as const;

/** Strings for the report of a reading. */
export const READING = {
  wordScores: 'Từng từ và từng âm',
  wordsIntro:
    'Chạm vào một từ để nghe lại đúng từ đó và xem cách sửa. Số dưới mỗi từ chỉ chấm riêng từ ấy: người nghe nhận ra đúng từ là gần 100.',
  legend: 'Chú giải',
  slips: 'Lỗi người Việt hay gặp',
  slipsText:
    'Mình so cách đọc đúng với cách đọc sai hay gặp và nghe thấy gần cách đọc sai hơn ở các từ này. Mình có lúc nghe nhầm: bạn bấm vào từ để tự nghe lại nhé.',
  slip: {
    final_dropped: 'Bỏ mất âm cuối',
    s_dropped: 'Thiếu “s” ở cuối từ',
    ed_dropped: 'Thiếu đuôi “-ed”',
    s_for_sh: 'Đọc /ʃ/ thành /s/',
    sh_for_s: 'Đọc /s/ thành /ʃ/',
    s_for_th: 'Đọc /θ/ thành /s/',
    t_for_th: 'Đọc /θ/ thành /t/',
  } satisfies Record<Slip, string>,
  slipsNone: 'Mình không nghe thấy lỗi nào trong nhóm này ở bài đọc vừa rồi.',
  slipsUntold:
    'Máy chưa phân biệt được âm dài với âm ngắn (như /iː/ và /ɪ/), âm rung cổ họng với âm không rung (như /d/ và /t/), nên không nhận xét hai điều này.',
  word: (text: string, score: number, level: string) => `${text}, ${score} điểm, ${level}`,
  wordDetail: (text: string) => `Chi tiết từ ${text}`,
  ofHundred: (score: number) => `${score}/100`,
  noTips: 'Các âm của từ này đều rõ. Bạn nghe đọc mẫu để so nhịp và trọng âm nhé.',
  recording: 'bản ghi của bạn',

  aspects: 'Điểm gồm những gì',
  aspect: {
    accuracy: {
      name: 'Độ chính xác',
      text: 'Các âm của cả bài gần với âm chuẩn đến đâu, như người chấm cho cả bài: một chỗ lệch cũng kéo điểm xuống, nên thường thấp hơn điểm từng từ.',
    },
    fluency: { name: 'Độ trôi chảy', text: 'Bạn đọc liền mạch, ít ngập ngừng và ngắt đúng chỗ đến đâu.' },
    prosody: { name: 'Ngữ điệu', text: 'Nhịp, trọng âm và lên xuống giọng tự nhiên đến đâu.' },
  },
  span: (point: string, low: string, high: string) => `${point}/100, khoảng ${low}–${high}`,
  noAspects: 'Bộ chấm này chỉ cho điểm chung, chưa tách độ chính xác, độ trôi chảy và ngữ điệu.',
  rate: 'Tốc độ nói',
  rateText: (rate: number, pace: SpeechPace) =>
    `${rate} từ mỗi phút, ${
      { slow: 'chậm hơn', usual: 'nằm trong', fast: 'nhanh hơn' }[pace]
    } mức thường gặp khi đọc thành tiếng (${USUAL_RATE.low}–${USUAL_RATE.high}).`,
  sureness: 'Độ chắc của điểm',
  sure: {
    high: 'Bản ghi rõ nên máy khá chắc về khoảng điểm này.',
    middle: 'Máy tương đối chắc về khoảng điểm này.',
    low: 'Máy chưa chắc lắm về khoảng điểm này. Bạn thử ghi âm lại ở chỗ yên tĩnh nhé.',
  },
  doubt: {
    noise:
      'Bản ghi có nhiều tiếng ồn. Tiếng ồn làm điểm thấp đi nên khoảng điểm được nới rộng lên; ghi lại ở chỗ yên tĩnh thì điểm sát hơn.',
    rush: 'Bạn đọc rất nhanh. Đọc nhanh hơn mức tự nhiên không làm điểm trôi chảy cao thêm; bạn thử đọc thong thả hơn nhé.',
  } satisfies Record<Doubt, string>,
  children:
    'Nếu người đọc là trẻ em, bạn nên tin điểm này ít hơn: trên bộ bản ghi có điểm của chuyên gia, điểm của máy khớp với người chấm ở trẻ em (tương quan 0,57) kém hẳn người lớn (0,86).',
  honest:
    'Bộ chấm chưa được kiểm chứng riêng với giọng người Việt. Bạn xem điểm như gợi ý để luyện, không phải điểm thi.',

  sounds: 'Ba âm nên luyện',
  soundsText: (readings: number) =>
    readings > 1
      ? `Chọn từ bài này và ${readings - 1} bài đọc gần đây, theo điểm, số lần bạn đọc và mức quan trọng.`
      : 'Chọn từ bài này, theo điểm, số lần bạn đọc và mức quan trọng.',
  soundEvidence: (count: number, mean: number) => `đọc ${count} lần, trung bình ${mean}/100`,
  drill: 'Luyện âm này',
  soundsClear: 'Những âm bạn đọc đủ nhiều lần đều rõ. Bạn giữ nhịp này nhé.',
  soundsFew:
    'Bài ngắn quá nên mình chưa đủ căn cứ để chọn âm. Bạn đọc thêm vài bài, mỗi âm cần ít nhất ba lần.',
  allDrills: 'Xem tất cả bài luyện âm',
  chart: 'Xem bảng 44 âm của bạn',

  progress: 'Phát âm theo thời gian',
  progressNone:
    'Bạn chưa có bài đọc thành tiếng nào được chấm. Chấm xong bài đầu tiên, biểu đồ sẽ hiện ở đây.',
  progressOnce: (score: number) =>
    `Bạn mới có một bài được chấm, ${score}/100. Thêm một bài là thấy được hướng đi.`,
  progressSaid: (count: number, first: number, last: number) =>
    `${count} bài đọc gần nhất: trung bình nửa đầu ${first}/100, nửa sau ${last}/100.`,
  progressNote: 'Ước lượng bởi AI. Vạch dọc ở mỗi điểm là khoảng mà điểm có thể nằm trong.',
  progressSounds: 'Trung bình từng âm trong các bài này',
  progressTable: 'Xem dạng bảng',
  day: 'Ngày',
  score: 'Điểm',
  range: 'Khoảng',
  sound: 'Âm',
  times: 'Số lần',
  mean: 'Trung bình',
  needsNetwork: 'Bạn mở phần này một lần khi có mạng, sau đó xem lại được ở bất cứ đâu.',
  openWords: 'Xem từng từ và từng âm',
} as const;

/** Strings for the drills. */
export const DRILL = {
  listTitle: 'Luyện từng cặp âm',
  listText:
    'Mỗi bài là hai âm người Việt hay lẫn: học cách đặt lưỡi và môi, nghe để phân biệt, rồi tự đọc. Dùng được cả khi không có mạng.',
  toList: 'Các cặp âm',
  toLessons: 'Các bài phát âm',
  kinds: {
    vowel: 'Nguyên âm',
    consonant: 'Phụ âm',
    end: 'Âm cuối',
    cluster: 'Cụm phụ âm',
  },
  title: (left: string, right: string) => `${left} và ${right}`,
  how: 'Đặt lưỡi và môi',
  trap: 'Hay nhầm',
  pairs: 'Các cặp từ',
  say: (word: string) => `Nghe từ ${word}`,
  round: 'Nghe và chọn',
  roundText: (count: number) => `${count} câu. Mình đọc một từ, bạn chọn từ vừa nghe.`,
  start: 'Bắt đầu',
  again: 'Làm lượt nữa',
  question: (at: number, total: number) => `Câu ${at}/${total}`,
  hear: 'Nghe lại',
  which: 'Bạn nghe thấy từ nào?',
  was: (word: string) => `Từ vừa đọc là ${word}.`,
  finish: 'Xem kết quả',
  done: (right: number, total: number) => `Bạn nghe đúng ${right}/${total} câu.`,
  doneWell: 'Tai bạn đã phân biệt được. Giờ bạn tự đọc ở phần dưới nhé.',
  doneMore: 'Bạn xem lại cách đặt lưỡi và môi, nghe các cặp từ rồi làm lượt nữa nhé.',
  notKept: 'Máy chưa lưu được kết quả lượt này.',
  last: (right: number, total: number) => `Lần gần nhất ${right}/${total}`,
  best: (right: number, total: number) => `tốt nhất ${right}/${total}`,
  notYet: 'Chưa làm',
  speak: 'Tự đọc',
  speakText:
    'Bạn đọc từ này, nghe lại rồi so với mẫu. Đã tải bộ chấm phát âm thì máy chấm luôn từng âm. Bản ghi chỉ nằm trên máy và mất khi rời trang.',
  chooseWord: 'Từ để đọc',
  record: 'Ghi âm',
  recordAgain: 'Ghi âm lại',
  stop: 'Dừng ghi',
  recording: 'Đang ghi âm',
  asking: 'Đang mở micro',
  scoring: 'Máy đang nghe lại.',
  scoreFailed: 'Máy chưa chấm được lần này. Bạn ghi âm lại nhé.',
  heard: (word: string) => `Mình nghe từ ${word}:`,
  told: {
    own: (word: string, other: string) => `Nghe ra đúng “${word}”, không lẫn sang “${other}”.`,
    other: (word: string, other: string) =>
      `Nghe giống “${other}” hơn là “${word}”. Bạn nghe mẫu rồi thử lại nhé.`,
  },
  failed: 'Chưa ghi âm được',
} as const;
