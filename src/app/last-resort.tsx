import { Component, type ReactNode } from 'react';
import { href } from '#contract/href.ts';

/** Shown when even the error page fails: plain English and a plain link, with nothing that could fail too. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main lang="en">
        <h1>Something went wrong</h1>
        <p>Your saved work is safe on this device.</p>
        <a href={href('home')}>Go back home</a>
      </main>
    );
  }
}
