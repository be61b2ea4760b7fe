export const BLOG = {
  title: 'Góc học tập',
  text: 'Bài đọc ngắn về cách học, cách làm từng dạng bài và những lỗi hay gặp.',
  emptyTitle: 'Chưa có bài viết nào',
  emptyText: 'Bạn quay lại sau nhé.',
  more: 'Xem thêm bài',
  minutes: (minutes: number) => `${minutes} phút đọc`,
  contents: 'Trong bài này',
  share: 'Chia sẻ',
  linkCopied: 'Đã sao chép đường dẫn',
  linkNotCopied: 'Mình chưa sao chép được đường dẫn',
  back: 'Góc học tập',
  article: 'Bài viết',
} as const;
