import { Component, type ReactNode } from 'react';

export type CrashGuardProps = {
  children: ReactNode;
  /** @returns true if the widget is loaded anew: nothing is said of the crash */
  onCrash: (error: unknown) => unknown;
  /** Shown instead; `retry` draws the children again. */
  fallback: (retry: () => void) => ReactNode;
};

type State = { stage: 'drawn' | 'crashed' | 'told' };

/** Catches errors of a screen while it is drawn, so that the rest of the widget goes on. React has no hook for this. */
export class CrashGuard extends Component<CrashGuardProps, State> {
  override state: State = { stage: 'drawn' };

  static getDerivedStateFromError(): State {
    return { stage: 'crashed' };
  }

  override componentDidCatch(error: unknown) {
    if (this.props.onCrash(error) !== true) this.setState({ stage: 'told' });
  }

  override render() {
    const { stage } = this.state;
    if (stage === 'drawn') return this.props.children;
    return stage === 'told' && this.props.fallback(() => this.setState({ stage: 'drawn' }));
  }
}
