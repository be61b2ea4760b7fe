import { Component, type ReactNode, Suspense } from 'react';

/** Part of a page that it can do without: if it crashes or cannot be loaded, the rest of the page stays. */
export class OptionalPart extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
