/** An IntersectionObserver controlled by the test. */
export class FakeObserver {
  static last: FakeObserver | undefined;
  static all: FakeObserver[] = [];
  readonly watched = new Set<Element>();
  readonly #told: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  readonly options: unknown;
  constructor(told: (entries: { target: Element; isIntersecting: boolean }[]) => void, options: unknown) {
    this.#told = told;
    this.options = options;
    FakeObserver.last = this;
    FakeObserver.all.push(this);
  }
  observe(target: Element): void {
    this.watched.add(target);
  }
  unobserve(target: Element): void {
    this.watched.delete(target);
  }
  disconnect(): void {
    this.watched.clear();
  }
  see(target: Element | undefined, isIntersecting: boolean): void {
    if (target && this.watched.has(target)) this.#told([{ target, isIntersecting }]);
  }
}
