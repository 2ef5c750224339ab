import { Component, type ReactNode } from 'react';

export type CrashGuardProps = {
  children: ReactNode;
  onCrash: (error: unknown) => void;
  /** Shown instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
};

/** Catches errors of a screen while it is drawn, so that the rest of the widget goes on. React has no hook for this. */
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
