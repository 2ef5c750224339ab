import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useScreen } from '../ui/context.ts';

/** The screen at the present route; each one slides in, from the other side when going back. */
export function Stage() {
  useSignals();
  const { session } = useApp();
  const Screen = useScreen();
  const { action, route } = session.place.value;
  const transition = session.transition.value;
  const entersFrom = session.isBack.value ? 'back' : 'forward';
  if (transition)
    return (
      <main className="ca-stage ca-transition" aria-live="polite">
        <p>{transition}</p>
      </main>
    );
  return (
    // Keyed, so that every screen starts at its top.
    <main className="ca-stage" key={`${action.identifier} ${route}`}>
      <section className="ca-screen" data-enters={session.hasMoved() ? entersFrom : undefined}>
        {Screen && <Screen />}
      </section>
    </main>
  );
}
