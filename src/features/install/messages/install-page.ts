import type { InstallWay } from '#rules/install/install-way.ts';
import type { DrawingName } from '../components/drawings.tsx';

export interface InstallStep {
  /** Where the finger goes. */
  drawing: DrawingName;
  before: string;
  /** The entry as the device calls it in Vietnamese. */
  entry?: string;
  after?: string;
}

const ADD: InstallStep = { drawing: 'confirm', before: 'Chạm', entry: 'Thêm', after: 'ở góc trên.' };
const HOME: InstallStep = { drawing: 'icon', before: 'Mở Luyện từ biểu tượng mới trên màn hình.' };
const IOS_ENTRY: InstallStep = {
  drawing: 'entry',
  before: 'Kéo danh sách xuống, chọn',
  entry: 'Thêm vào MH chính',
  after: '. Nếu có dòng Mở dưới dạng ứng dụng web, bạn để bật.',
};

/** The steps of each way, with the menu entries as Vietnamese devices call them. */
export const STEPS: Readonly<Record<Exclude<InstallWay, 'in-app' | 'none'>, readonly InstallStep[]>> = {
  'ios-safari': [
    {
      drawing: 'shareBelow',
      before: 'Chạm nút',
      entry: 'Chia sẻ',
      after: ', hình vuông có mũi tên. Chưa thấy nút này thì chạm dấu ••• trước.',
    },
    IOS_ENTRY,
    ADD,
    HOME,
  ],
  'ios-browser': [
    {
      drawing: 'shareAbove',
      before: 'Chạm nút',
      entry: 'Chia sẻ',
      after: 'cạnh ô địa chỉ. Firefox để nút này trong menu ☰.',
    },
    IOS_ENTRY,
    ADD,
    HOME,
  ],
  'ios-only-safari': [
    {
      drawing: 'outside',
      before: 'Trên iOS cũ hơn 16.4 chỉ Safari cài được. Bạn sao chép đường dẫn rồi mở bằng',
      entry: 'Safari',
      after: '.',
    },
    { drawing: 'shareBelow', before: 'Trong Safari, chạm nút', entry: 'Chia sẻ', after: '.' },
    IOS_ENTRY,
    ADD,
  ],
  'android-chromium': [
    { drawing: 'menuAbove', before: 'Chạm dấu', entry: '⋮', after: 'ở góc trên bên phải.' },
    {
      drawing: 'entry',
      before: 'Chọn',
      entry: 'Thêm vào màn hình chính',
      after: '(có máy ghi Cài đặt ứng dụng).',
    },
    { drawing: 'confirm', before: 'Chạm', entry: 'Cài đặt', after: '.' },
    HOME,
  ],
  'android-firefox': [
    { drawing: 'menuAbove', before: 'Chạm dấu', entry: '⋮', after: 'cạnh ô địa chỉ.' },
    {
      drawing: 'entry',
      before: 'Chọn',
      entry: 'Thêm vào màn hình chính',
      after: '(có bản ghi Thêm ứng dụng vào màn hình chính).',
    },
    { drawing: 'confirm', before: 'Chạm', entry: 'Thêm', after: '.' },
    HOME,
  ],
  samsung: [
    { drawing: 'menuBelow', before: 'Chạm dấu', entry: '☰', after: 'ở góc dưới bên phải.' },
    { drawing: 'entry', before: 'Chọn', entry: 'Thêm trang vào', after: ', rồi Màn hình chờ.' },
    { drawing: 'confirm', before: 'Chạm', entry: 'Thêm', after: '.' },
    HOME,
  ],
  'mac-safari': [
    { drawing: 'macMenu', before: 'Trên thanh menu, mở', entry: 'Tệp', after: '.' },
    { drawing: 'entry', before: 'Chọn', entry: 'Thêm vào Dock', after: '.' },
    { drawing: 'dock', before: 'Bấm Thêm, rồi mở Luyện từ Dock.' },
  ],
  'desktop-chromium': [
    {
      drawing: 'addressBar',
      before: 'Bấm biểu tượng',
      entry: 'Cài đặt Luyện',
      after: 'ở cuối ô địa chỉ. Không thấy thì mở menu ⋮, chọn Truyền, lưu và chia sẻ.',
    },
    { drawing: 'confirm', before: 'Bấm', entry: 'Cài đặt', after: '.' },
  ],
};

/** How an app's own browser hands the page to the real one. */
export const OUT_OF_APP: readonly InstallStep[] = [
  { drawing: 'menuAbove', before: 'Chạm dấu ••• hoặc ⋮ ở góc trên bên phải.' },
  {
    drawing: 'outside',
    before: 'Chọn',
    entry: 'Mở bằng trình duyệt',
    after: '(có ứng dụng ghi Mở trong trình duyệt ngoài).',
  },
];

export const INSTALL_PAGE = {
  title: 'Cài Luyện lên máy',
  text: 'Luyện mở như một ứng dụng, không cần kho ứng dụng và tốn ít chỗ.',
  reasons: [
    'Mở bằng một chạm từ màn hình chính.',
    'Vào được bài đã tải cả khi không có mạng.',
    'Máy giữ bài của bạn chắc hơn khi hết chỗ.',
  ],
  stepsTitle: 'Cách cài',
  prompted: 'Trình duyệt sẽ hỏi lại một lần, bạn chọn Cài đặt.',
  install: 'Cài đặt',
  installedTitle: 'Luyện đã ở trên máy bạn',
  installedText: 'Bạn đang mở bản đã cài. Không cần làm gì thêm.',
  toCourses: 'Học tiếp',
  noneTitle: 'Trình duyệt này chưa cài được Luyện',
  noneText:
    'Firefox trên máy tính và vài trình duyệt cũ không cài được ứng dụng web. Luyện vẫn chạy đủ ở đây, cả khi không có mạng. Muốn có biểu tượng riêng, bạn mở Luyện bằng Chrome hoặc Edge.',
  inAppText:
    'Trong ứng dụng này mình không cài được, và bài bạn làm có thể bị xóa khi đóng cửa sổ. Bạn mở Luyện bằng trình duyệt của máy theo hai bước dưới đây.',
  inAppCopy: 'Không thấy mục đó? Bạn sao chép đường dẫn rồi dán vào Chrome hoặc Safari.',
  copy: 'Sao chép đường dẫn',
  copied: 'Đã sao chép đường dẫn',
  notCopied: 'Ở đây không sao chép được. Bạn gõ địa chỉ này vào trình duyệt nhé:',

  carryTitle: 'Trước khi cài',
  ownStorage:
    'Luyện trên màn hình chính có ngăn dữ liệu riêng, tách khỏi trình duyệt này. Sau khi cài, bạn đăng nhập lại một lần; bài đã gửi có đủ ở đó.',
  sending: (count: number) => `Mình đang gửi nốt ${count} mục, xong là cài được.`,
  sent: 'Mọi bài trên máy đã được gửi. Bạn cài được rồi.',
  cannotSend: (count: number) => `Còn ${count} mục chưa gửi được`,
  cannotSendText:
    'Bài vẫn an toàn trong trình duyệt này. Bạn có thể đợi có mạng, hoặc lưu bài thành tệp: cài xong, đăng nhập trong ứng dụng, mở Chờ gửi và chọn Nhập tệp đã xuất.',
  parkedText: 'Có mục máy chủ không nhận. Bạn xem ở Chờ gửi, hoặc lưu thành tệp để mang theo.',
  unclaimedText: 'Có bản ghi âm chưa gắn vào câu nào. Bạn mở Chờ gửi để nghe và giữ lại trước.',
  signInText: 'Bạn đăng nhập lại để mình gửi các mục này.',
  signIn: 'Đăng nhập',
  saveFile: 'Lưu thành tệp',
  openQueue: 'Mở Chờ gửi',
  goOn: 'Cài luôn, gửi sau',
  guestTitle: 'Bạn chưa có tài khoản',
  guestText:
    'Bài bạn làm đang gắn với trình duyệt này. Bạn đăng ký trước khi cài thì bài đi theo tài khoản; nếu không, ứng dụng bắt đầu từ đầu.',
  register: 'Đăng ký',
} as const;
