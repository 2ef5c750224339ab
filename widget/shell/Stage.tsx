import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { isAnimated } from '../config/mode.ts';
import { useApp } from '../ui/context.ts';
import { Lazy } from '../ui/Lazy.tsx';
import { Crashed } from './Crashed.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import { Picture } from './Picture.tsx';

const loadFallback = () => import('../fallback/Fallback.tsx').then(({ Fallback }) => ({ Part: Fallback }));

/** A screen slides in when it is drawn, and never when another takes its place. */
function Place({ entersFrom, children }: { entersFrom: string | undefined; children: ReactNode }) {
  const [enters] = useState(entersFrom);
  return (
    <section className="ca-screen" data-enters={enters}>
      {children}
    </section>
  );
}

/** The current screen, or the heading between two cards. Screens slide in, from the other side when going back. */
export function Stage() {
  useSignals();
  const { session, commands, fill, mode, screens } = useApp();
  const { action, route, step = '' } = session.position.value;
  const Screen = screens.at(session.position.value);
  const place = screens.endsInPlace(session.position.value) ? '' : `${route} ${step}`;
  const transition = session.transition.value;
  const isFallback = session.fallback.value !== null;
  const first = session.widget.value.showFrontCardAnimation ? 'first' : undefined;
  const moved = session.isBack.value ? 'back' : 'forward';
  const entersFrom = session.hasMoved() ? moved : first;
  if (transition)
    return (
      <main className="ca-stage ca-transition" aria-live="polite">
        <p>{fill(transition)}</p>
      </main>
    );
  return (
    // Keyed, so that every screen, and every step of a form, starts scrolled to its top, but for an end in place.
    <main className="ca-stage" key={`${action.identifier} ${place} ${isFallback}`}>
      <Place entersFrom={isAnimated(mode) ? entersFrom : undefined}>
        {!isFallback && <Picture />}
        <CrashGuard
          key={`${route} ${step}`}
          onCrash={commands.crashed}
          fallback={(retry) => <Crashed onRetry={retry} />}
        >
          {isFallback ? <Lazy when load={loadFallback} /> : Screen && <Screen />}
        </CrashGuard>
      </Place>
    </main>
  );
}
