/** Texts of the scenes to talk through. */
export const SCENES = {
  name: 'Phòng hội thoại',
  text: 'Bạn vào vai trong một cảnh đời thường, nghe rồi đáp lại bằng giọng của mình. Câu chuyện rẽ theo điều bạn nói.',
  back: 'Về phòng luyện nói',
  backToCourse: 'Về khóa hội thoại',
  closedTitle: 'Cảnh này nằm trong gói Hội thoại',
  closedAction: 'Xem gói Hội thoại',
  backToList: 'Về danh sách cảnh',
  loadText: 'Bạn mở phòng hội thoại một lần khi có mạng, sau đó luyện được cả khi không có mạng.',
  goneTitle: 'Cảnh này không còn nữa',
  goneText:
    'Cảnh đã được rút khỏi phòng hội thoại. Kết quả của bạn ở cảnh này vẫn được giữ, kể cả lần vào còn chờ gửi.',
  toList: 'Chọn cảnh khác',
  levels: 'Chọn mức',
  level: (level: number) => `Mức ${level}`,
  levelAbout: [
    'Câu ngắn và quen: chào hỏi, gọi món, hỏi đường.',
    'Việc thường ngày: mua sắm, hẹn gặp, đi lại.',
    'Kể và giải thích vài câu: đi khám, ngày đầu đi làm.',
    'Xử lý khi có chuyện: phàn nàn, đổi lịch, thương lượng.',
    'Nêu ý kiến và lý do: phỏng vấn, họp nhóm, tranh luận nhẹ.',
    'Nói khéo trong tình huống khó: thuyết phục, từ chối, góp ý.',
  ],
  reached: 'Đã đạt mục tiêu',
  missionsDone: (done: number, all: number) => `${done}/${all} nhiệm vụ`,
  visits: (count: number) => `Đã vào ${count} lần`,
  download: (level: number) => `Tải mức ${level} về để luyện khi không có mạng`,
  downloadTitle: (level: number) => `Hội thoại mức ${level}`,
} as const;

/** Before the talk. */
export const INTRO = {
  situation: 'Tình huống',
  partner: (name: string, role: string) => `Bạn nói chuyện với ${name}, ${role}.`,
  goal: 'Mục tiêu',
  missions: 'Nhiệm vụ thêm',
  missionsText: 'Bạn nói được điều nào thì điều đó tự được đánh dấu.',
  useful: 'Câu có thể bạn cần',
  hear: (text: string) => `Nghe câu “${text}”`,
  enter: 'Vào cảnh',
  goOn: 'Tiếp tục cảnh đang dở',
  changed:
    'Cảnh này đã được sửa từ lần bạn dừng. Câu nào không còn trong cảnh thì được bỏ qua; nhiệm vụ và kết quả các lần trước vẫn còn nguyên.',
  afresh: 'Bắt đầu lại từ đầu',
  private: 'Máy này tự nghe giọng bạn. Bản ghi không được lưu và không gửi đi đâu.',
  heardThere:
    'Máy bạn chưa có bộ nghe nên máy chủ Luyện nghe giúp rồi bỏ bản ghi đi ngay, không lưu lại. Khi mất mạng, bạn trả lời bằng cách chạm.',
  sentOut:
    'Máy bạn chưa có bộ nghe nên bản ghi được gửi tới dịch vụ chép lời mà bạn đã đồng ý, rồi bỏ đi ngay. Khi mất mạng, bạn trả lời bằng cách chạm.',
  lastReached: 'Lần trước bạn đã đạt mục tiêu ở đây. Lần này bạn thử rẽ sang một hướng khác xem sao nhé.',
  lastOpen: 'Lần trước bạn đã nói chuyện đến cuối cảnh này. Lần này mình cùng đi tới mục tiêu nhé.',
  leftMission: (mission: string) => `Lần trước còn một việc chưa làm: ${mission}. Lần này bạn thử nhé.`,
} as const;

/** What was said in this scene on another device; `device`: its browser and system, where they are known. */
export const ELSEWHERE = {
  open: {
    title: (device?: string) =>
      device === undefined ? 'Bạn đang nói dở cảnh này' : `Bạn nói dở cảnh này trên ${device}`,
    text: (answers: number, at: string) => `Đã có ${answers} câu trả lời, câu gần nhất lúc ${at}.`,
    here: 'Mình đã mang về đây, bạn nói tiếp từ đó nhé.',
    take: 'Nói tiếp từ đó',
  },
  over: {
    title: (device?: string) =>
      device === undefined ? 'Cuộc nói chuyện này đã khép lại' : `Bạn đã khép lại cảnh này trên ${device}`,
    text: (_: number, at: string) => `Cuộc nói chuyện kết thúc lúc ${at}.`,
    here: 'Ở đây bạn vào lại từ đầu nhé.',
    take: 'Vào lại từ đầu',
  },
  offered: 'Bạn cứ nói tiếp ở đây cũng được: máy giữ lại cuộc nói chuyện mới nhất.',
} as const;

/** In the talk. */
export const TALK = {
  log: 'Cuộc hội thoại',
  you: 'Bạn',
  tapped: 'chọn bằng cách chạm',
  typed: 'gõ',
  meaning: 'Hiện nghĩa',
  hideMeaning: 'Ẩn nghĩa',
  hearAgain: 'Nghe lại',
  speak: 'Bấm để nói',
  heard: 'Mình nghe được',
  unsureWord: 'chưa chắc',
  missed: 'mình nghe được',
  better: 'Sửa nhẹ',
  phrase: 'Cách nói khác',
  keep: (text: string) => `Lưu câu “${text}” vào sổ tay`,
  asking: 'Đang xin quyền dùng micro…',
  stop: 'Nói xong',
  listening: 'Đang nghe bạn nói. Nói xong bạn bấm nút này.',
  hearing: 'Mình đang nghe lại câu của bạn…',
  speaking: (name: string) => `${name} đang nói…`,
  yourTurn: 'Đến lượt bạn.',
  unsure: 'Có phải bạn muốn nói…?',
  none: 'Không phải, để mình nói lại',
  silence: 'Mình chưa nghe thấy tiếng bạn. Bạn nói gần micro hơn một chút nhé.',
  other: 'Câu này mình chưa hiểu trong cảnh này. Bạn thử nói cách khác, hoặc xem gợi ý.',
  otherAgain:
    'Câu này mình cũng chưa khớp được với cảnh. Bạn chọn một ý trong phần gợi ý rồi nói theo cách của bạn nhé.',
  unclear:
    'Mình có nghe tiếng bạn nhưng chưa rõ lời. Bạn nói lại một câu tiếng Anh ngắn, ở chỗ yên hơn một chút nhé.',
  askedBack: 'Bạn vừa hỏi lại, nên người nói chuyện với bạn nhắc lại đây. Hỏi lại như vậy là rất tự nhiên.',
  wentOn: 'Mình vẫn chưa hiểu nên câu chuyện tự đi tiếp. Không sao cả, bạn nói câu sau nhé.',
  failed: 'Mình chưa nghe được bản ghi vừa rồi. Bạn nói lại, hoặc chạm vào điều muốn nói.',
  noModel:
    'Máy chưa có bộ nghe phát âm nên chưa hiểu được giọng bạn. Bạn vẫn nên nói thành tiếng, rồi chạm vào điều vừa nói.',
  unwritten: 'Chưa chép lại được lời bạn vừa nói. Bạn nói lại, hoặc gõ câu trả lời nhé.',
  away: 'AI chưa trả lời được, nên câu chuyện đi tiếp theo kịch bản có sẵn. Lời bạn vừa nói vẫn còn ở trên.',
  budget: 'Hôm nay bạn đã dùng hết lượt nói với AI, nên câu chuyện đi tiếp theo kịch bản có sẵn.',
  consent:
    'Máy chủ chưa nhận được sự đồng ý gửi lời nói của bạn, nên câu chuyện đi tiếp theo kịch bản có sẵn.',
  micFailed: 'Chưa ghi âm được',
  hints: 'Gợi ý',
  hideHints: 'Ẩn gợi ý',
  hintsTitle: 'Bạn có thể nói một trong các ý này',
  tap: 'Trả lời bằng cách chạm',
  tapTitle: 'Chạm vào điều bạn muốn nói',
  talkInstead: 'Trả lời bằng giọng',
  skip: 'Bỏ qua câu này',
  missions: 'Nhiệm vụ',
  done: 'Đã làm',
  notDone: 'Chưa làm',
  missionDone: (mission: string) => `Xong nhiệm vụ: ${mission}`,
  finish: 'Xem kết quả',
} as const;

/** A talk in one's own words, with a language model. */
export const FREE = {
  title: 'Nói tự do với AI',
  text: (name: string) =>
    `Bạn trả lời bằng lời của mình. ${name} do AI đóng vai, nghe bạn và đáp lại trong khuôn khổ cảnh này. Cần có mạng; mất mạng giữa chừng thì câu chuyện đi tiếp theo kịch bản.`,
  sent: 'Lời bạn nói hoặc gõ được gửi tới dịch vụ AI bên ngoài, không kèm tên hay số điện thoại, và không được lưu ở máy chủ Luyện.',
  soundHeard:
    'Khi bạn nói, máy bạn tự nghe nếu đã tải bộ nghe; nếu chưa thì máy chủ Luyện nghe rồi bỏ bản ghi đi.',
  soundSent:
    'Khi bạn nói, máy bạn tự nghe nếu đã tải bộ nghe; nếu chưa thì bản ghi được gửi tới dịch vụ chép lời bên ngoài rồi bỏ đi.',
  enter: 'Nói tự do',
  agree: 'Đồng ý và nói tự do',
  agreeToVoice: 'Đồng ý, mình trả lời bằng giọng',
  agreeToText: 'Đồng ý, mình chỉ gõ',
  failed: 'Chưa lưu được lựa chọn này. Bạn thử lại nhé.',
  offline: 'Mình chưa tới được máy chủ, nên lúc này bạn nói theo kịch bản nhé.',
  marked: (name: string) => `Bạn đang nói chuyện với AI trong vai ${name}. AI có thể nói sai.`,
  thinking: (name: string) => `${name} đang nghĩ câu trả lời…`,
  writing: 'Đang chép lại lời bạn…',
  giveUp: 'Không chờ nữa',
  answer: 'Câu trả lời của bạn, bằng tiếng Anh',
  send: 'Gửi',
  type: 'Gõ câu trả lời',
  leave: 'Đi tiếp theo kịch bản',
} as const;

/** After the talk. */
export const END = {
  good: 'Bạn đã đạt mục tiêu',
  open: 'Cảnh đã khép lại',
  openText:
    'Lần này chưa tới mục tiêu, nhưng bạn đã nói chuyện đến cuối. Bạn thử lại và rẽ sang hướng khác nhé.',
  understood: (understood: number, turns: number) =>
    `Trong ${turns} lượt, mình hiểu ${understood} lượt bạn nói bằng giọng.`,
  freely: 'Bạn đã nói bằng lời của mình với AI trong cảnh này.',
  tappedOnly:
    'Lần này bạn chọn bằng cách chạm. Lần sau bạn thử nói bằng giọng xem mình hiểu được bao nhiêu nhé.',
  well: 'Những điều bạn làm được',
  facts: {
    missions: (done: number) => `Bạn làm xong ${done} nhiệm vụ thêm.`,
    longest: (sentence: string, words: number) =>
      `Câu dài nhất mình nghe rõ của bạn có ${words} từ: “${sentence}”`,
    words: (different: number) => `Bạn đã dùng ${different} từ tiếng Anh khác nhau mà mình nghe rõ.`,
  },
  saved: 'Kết quả đã lưu trên máy và sẽ tự gửi khi kết nối được.',
  savedOffline: 'Dù cảnh có được sửa trong lúc chờ gửi, lần vào này vẫn được tính.',
  saveFailed: 'Mình chưa lưu được kết quả lần này, bạn đừng đóng trang trước khi lưu xong nhé.',
  saveAgain: 'Lưu lại',
  again: 'Vào lại cảnh này',
  next: (title: string) => `Cảnh tiếp: ${title}`,
  list: 'Chọn cảnh khác',
  course: 'Về khóa hội thoại',
  missions: 'Xem nhiệm vụ của khóa',
  log: 'Xem lại cuộc hội thoại',
} as const;
