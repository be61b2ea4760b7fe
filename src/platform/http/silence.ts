/** Aborts a request of which nothing has been heard for too long, or whose caller aborts it. */
export class SilenceWatch {
  private readonly controller = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether nothing was heard for too long. */
  wasSilent = false;

  /** `AbortSignal.any` is newer than the browsers supported. */
  constructor(signal?: AbortSignal) {
    if (signal?.aborted) this.abort();
    signal?.addEventListener('abort', this.abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  private readonly abort = (): void => {
    this.stop();
    this.controller.abort();
  };

  /** Something was heard; the next sign of life has to come within `ms`. */
  expect(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.wasSilent = true;
      this.abort();
    }, ms);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** The same response, whose body is aborted when it stalls: each piece has to come within `stallMs`. */
export function watchBody(response: Response, watch: SilenceWatch, stallMs: number): Response {
  if (!response.body) {
    watch.stop();
    return response;
  }
  watch.expect(stallMs);
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) {
        watch.stop();
        controller.close();
      } else {
        watch.expect(stallMs);
        controller.enqueue(value);
      }
    },
    cancel(reason) {
      watch.stop();
      return reader.cancel(reason);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
