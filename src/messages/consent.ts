/**
 * Who hears what a learner says and who reads what they write. Defined only here: the consent dialogs, the profile and
 * the terms show the same sentences.
 */
export const WHO = {
  hears:
    'Ngoài bạn, chỉ giáo viên chấm bài ấy nghe được: ở câu ghi rõ là do giáo viên chấm, hoặc khi chính bạn nhờ chấm.',
  voiceOutside:
    'Máy chủ Luyện chỉ chuyển bản ghi bài nói tự do tới một dịch vụ chép lời bên ngoài khi bạn đồng ý riêng về việc đó.',
  ear: 'Lời bạn nói thành chữ nhờ bộ nghe trên máy bạn nếu bạn đã tải, không thì nhờ bộ nghe của máy chủ Luyện. Mình không dùng bộ nghe của trình duyệt, vốn có thể gửi âm thanh tới hãng làm ra nó.',
  textOutside:
    'Bài viết, câu nhờ dịch và lời bạn nói tự do trong phòng hội thoại chỉ được gửi tới một dịch vụ AI bên ngoài, không kèm tên hay số điện thoại, khi bạn đồng ý riêng về việc đó. Không đồng ý, bài vẫn được bộ chấm của Luyện chấm trên máy chủ.',
} as const;

/** Strings for the consent dialog before the first recording. */
export const ASK_VOICE = {
  text: `Bản ghi âm được lưu trên máy bạn, rồi gửi tới máy chủ Luyện để AI chấm bài nói. ${WHO.hears} ${WHO.voiceOutside}`,
  accept: 'Đồng ý cho gửi bản ghi âm',
} as const;

/** Strings for the consent prompt at an essay, shown where the server uses an external language model. */
export const ASK_TEXT = {
  title: 'Cho dịch vụ AI bên ngoài đọc bài viết?',
  text: `Trung tâm dùng thêm một dịch vụ AI bên ngoài để chấm bài viết kỹ hơn. ${WHO.textOutside}`,
  accept: 'Đồng ý cho gửi bài viết',
  decline: 'Không gửi',
  given: 'Đồng ý gửi bài viết',
  withdrawn: 'Không đồng ý gửi bài viết',
  on: 'Bài viết của bạn sẽ được gửi tới dịch vụ AI bên ngoài để chấm.',
  off: 'Bài viết của bạn không rời máy chủ Luyện.',
  change: 'Bạn đổi ý lúc nào cũng được, ở mục “Dữ liệu và quyền riêng tư” trong hồ sơ.',
  failed: 'Mình chưa lưu được lựa chọn này.',
} as const;
