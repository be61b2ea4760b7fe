import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Shown if the children crash or cannot be loaded. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a crash from what is around it. */
export class CrashBoundary extends Component<CrashBoundaryProps, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
