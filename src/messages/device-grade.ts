/** Strings for the scorer on this device and its scores, which are shown until the server's arrive. */
export const DEVICE_GRADE = {
  model: 'Bộ chấm phát âm trên máy',
  recogniser: 'Bộ nghe tiếng Anh trên máy',
  title: 'Điểm tạm tính trên máy',
  text: 'Máy bạn tự chấm bản ghi này. Khi máy chủ chấm xong, điểm của máy chủ sẽ thay điểm này.',
  declined: 'Máy chưa chấm được bản ghi này',
  scoring: 'Máy đang chấm bản ghi',
  undecodable:
    'Máy không mở được bản ghi để chấm tạm. Bản ghi vẫn được lưu, kết nối được là mình gửi đi và chấm như thường.',
  failed:
    'Máy gặp trục trặc khi chấm tạm. Bản ghi vẫn được lưu, kết nối được là mình gửi đi và chấm như thường.',
  otherVersion: 'Bộ chấm trên máy không còn hợp với ứng dụng. Bạn cập nhật để được chấm ngay nhé.',
  offerText: (size: string) =>
    `Tải bộ chấm phát âm${size === '' ? '' : ` (${size})`} để được chấm ngay khi không có mạng.`,
  offerHearing: (size: string) =>
    `Máy nghe lời bạn nói, cả khi không có mạng${size === '' ? '' : ` · ${size}`}`,
  renewText: 'Máy chủ đã có bộ chấm mới hơn. Bạn cập nhật để điểm tạm tính sát với điểm của máy chủ nhé.',
} as const;
