import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, useEffect, useState } from 'react';
import type { WidgetInstance } from '../../core/app/instance.ts';
import type { Unshown } from '../../core/app/late/explain.ts';
import { AppContext } from '../../ui/context.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { Shell } from './Shell.tsx';
import { Skeleton } from './Skeleton.tsx';

/** Loads its screen when it is needed, since few readers see it. */
function Failed({ unshown, report }: { unshown: Unshown; report: WidgetInstance['report'] }) {
  const [Screen, setScreen] = useState<ComponentType<Unshown> | null>(null);
  useEffect(() => {
    import('./NotShown.tsx').then(({ NotShown }) => setScreen(() => NotShown), report);
  }, [report]);
  return Screen && <Screen {...unshown} />;
}

/** What the root component needs of a widget. */
export type RootWidget = Pick<WidgetInstance, 'state' | 'report' | 'drawn' | 'crashed'>;

/** The root component: a skeleton while the widget is loading, then the widget, a message or nothing. */
export function Root({ widget, onDrawn }: { widget: RootWidget; onDrawn?: () => void }) {
  useSignals();
  const state = widget.state.value;
  const isShown = state.phase === 'shown';
  useEffect(() => {
    if (!isShown) return;
    widget.drawn();
    onDrawn?.();
  }, [isShown, widget, onDrawn]);
  if (state.phase === 'loading') return <Skeleton />;
  if (state.phase === 'none') return null;
  if (state.phase === 'failed') return <Failed unshown={state.unshown} report={widget.report} />;
  return (
    <CrashGuard onCrash={widget.crashed} fallback={() => null}>
      <AppContext value={state.app}>
        <Shell />
      </AppContext>
    </CrashGuard>
  );
}
