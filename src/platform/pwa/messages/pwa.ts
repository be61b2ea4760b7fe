export const PWA_MESSAGES = {
  updateReady: 'Có bản mới của Luyện. Bài bạn đã lưu vẫn giữ nguyên.',
  update: 'Cập nhật',
  updating: 'Đang chuyển sang bản mới, đợi mình chút...',
} as const;
