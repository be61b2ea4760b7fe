/** Strings for trying the microphone. */
export const MICROPHONE_CHECK = {
  title: 'Thử micro',
  ready: 'Micro đã sẵn sàng',
  start: (seconds: number) => `Ghi thử ${seconds} giây`,
  again: 'Ghi thử lại',
  asking: 'Mình đang chờ bạn cho dùng micro.',
  recording: 'Đang ghi. Bạn đọc to: “My name is… and I am learning English.”',
  heard: 'Mình nghe thấy bạn. Bạn phát lại đoạn vừa ghi để nghe thử nhé.',
  silent:
    'Mình chưa nghe thấy gì. Bạn nói gần micro hơn, hoặc chọn micro khác trong cài đặt máy rồi ghi lại nhé.',
  level: 'Độ to của giọng',
  levelText: (percent: number) => `${percent} phần trăm`,
  own: 'đoạn vừa ghi',
  private: 'Đoạn ghi thử chỉ nằm trong trang này, không gửi đi đâu và mất khi bạn rời trang.',
  failedTitle: 'Chưa ghi thử được',
} as const;
