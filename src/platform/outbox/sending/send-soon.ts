/** Fires whenever there may be something to send; the page's scheduler listens. */
export const sendRequests = new EventTarget();

export const sendSoon = (): void => {
  sendRequests.dispatchEvent(new Event('send'));
};
