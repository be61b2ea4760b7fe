/** TypeScript's library lacks actions and `renotify`. */
export interface NoticeOptions extends NotificationOptions {
  renotify?: boolean;
  actions?: { action: string; title: string }[];
}

/** A notification, as it is passed to `showNotification`. */
export interface Notice {
  title: string;
  options: NoticeOptions;
}

/** Name of the button that puts a reminder off, as its press reports it. */
export const SNOOZE_ACTION = 'snooze';

/** What every notification of the app has. */
export const COMMON = {
  lang: 'vi',
  icon: '/icons/icon-192.png',
  badge: '/icons/badge-96.png',
} as const;

/**
 * Shown where a push has no text that can be shown. Alone in its file: the service worker has it at hand even if nothing
 * else can be loaded. It opens the home page.
 */
export const GENERAL_NOTICE: Notice = {
  title: 'Luyện',
  options: {
    ...COMMON,
    body: 'Bạn mở Luyện để học tiếp bài đang dở, hoặc xem có gì mới.',
    tag: 'luyen',
  },
};
