/** Fires whenever there may be something to send; the page's scheduler listens. */
export const wakeups = new EventTarget();

export const wake = (): void => {
  wakeups.dispatchEvent(new Event('wake'));
};
