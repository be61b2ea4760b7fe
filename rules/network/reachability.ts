/**
 * Whether our server can be reached, and if not, all that a browser can know of why. `offline`: the device has no network;
 * `captive`: another server responds in place of ours, so the network probably wants a sign-in; `slow`: nothing has come in
 * time although the device has a network; `down`: a gateway responds without our server, or nothing accepts the connection.
 */
export type Reachability = 'online' | 'offline' | 'captive' | 'slow' | 'down';
export type Unreachable = Exclude<Reachability, 'online'>;

/** Who responded to a call; `late`: nobody within the time limit; `none`: it failed at once. */
export type Responder = 'ours' | 'foreign' | 'gateway' | 'late' | 'none';

/** @param hasNetwork what the device says of itself: believed only where nothing responds */
export function reachability(responder: Responder, hasNetwork: boolean): Reachability {
  switch (responder) {
    case 'ours':
      return 'online';
    case 'foreign':
      return 'captive';
    case 'gateway':
      return 'down';
    case 'late':
      return hasNetwork ? 'slow' : 'offline';
    case 'none':
      return hasNetwork ? 'down' : 'offline';
  }
}

/** What a failed call says, in each case. A page may know more of a device without a network. */
export const UNREACHABLE_MESSAGES: Record<Unreachable, string> = {
  offline: 'Chưa có kết nối mạng. Những gì bạn đã lưu vẫn an toàn trên máy.',
  captive: 'Mạng này chưa vào được Internet. Những gì bạn đã lưu vẫn an toàn trên máy.',
  slow: 'Máy có mạng nhưng máy chủ Luyện chưa kịp trả lời. Những gì bạn đã lưu vẫn an toàn trên máy.',
  down: 'Máy có mạng nhưng mình chưa tới được máy chủ Luyện. Những gì bạn đã lưu vẫn an toàn trên máy.',
};

/** The same where a page has words of its own for a device without a network: they are said of nothing else. */
export const unreachableText = (why: Unreachable, offline: string): string =>
  why === 'offline' ? offline : UNREACHABLE_MESSAGES[why];

/** What is said of a failure that says nothing itself (docs/product.md, point 8). */
export const UNKNOWN_FAILURE = 'Đã có lỗi xảy ra';
