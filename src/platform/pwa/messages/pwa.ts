export const PWA_MESSAGES = {
  updateReady: 'Có bản mới của Luyện. Bài bạn đã lưu vẫn giữ nguyên.',
  update: 'Cập nhật',
  installTitle: 'Cài Luyện lên màn hình chính',
  installText:
    'Mở nhanh như một ứng dụng, học được khi không có mạng, và dữ liệu trên máy được giữ chắc hơn.',
  install: 'Cài đặt',
} as const;
