/** Fires whenever there may be something to download; the page's downloader listens. */
export const downloadRequests = new EventTarget();

export const continueDownloads = (): void => {
  downloadRequests.dispatchEvent(new Event('continue'));
};
