/** Fires whenever there may be something to download; the page's downloader listens. */
export const downloadWakeups = new EventTarget();

export const wakeDownloads = (): void => {
  downloadWakeups.dispatchEvent(new Event('wake'));
};
