import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { AppContext } from '../ui/context.ts';
import type { WidgetInstance } from '../widget.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { Shell } from './Shell.tsx';
import { Skeleton } from './Skeleton.tsx';

/** A widget from its first moment: the skeleton until its data is here, then the first card, or nothing. */
export function Root({ widget }: { widget: WidgetInstance }) {
  useSignals();
  const state = widget.state.value;
  const isShown = state.phase === 'shown';
  useEffect(() => {
    if (isShown) widget.drawn();
  }, [isShown, widget]);
  if (state.phase === 'loading') return <Skeleton />;
  if (state.phase === 'none') return null;
  if (state.phase === 'failed') return state.screen;
  return (
    <CrashGuard onCrash={widget.crashed} fallback={() => null}>
      <AppContext value={state.app}>
        <Shell />
      </AppContext>
    </CrashGuard>
  );
}
