import { Component, type ReactNode } from 'react';

export type CrashGuardProps = {
  children: ReactNode;
  onCrash: (error: unknown) => void;
  /** What is shown instead; `retry` draws the children anew. */
  fallback: (retry: () => void) => ReactNode;
};

/** Catches what a screen throws while it is drawn, so that the rest of the widget lives on. React has no hook for it. */
export class CrashGuard extends Component<CrashGuardProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed
      ? this.props.fallback(() => this.setState({ hasCrashed: false }))
      : this.props.children;
  }
}
