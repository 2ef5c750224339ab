import { useSignals } from '@preact/signals-react/runtime';
import { screenAt } from '../session/routes.ts';
import { useApp, useScreens } from '../ui/context.ts';

/** The screen at the present route; each one slides in, from the other side when going back. */
export function Stage() {
  useSignals();
  const { session } = useApp();
  const screens = useScreens();
  const action = session.activeAction.value;
  const route = session.route.value;
  const Screen = screens[screenAt(route, action, Object.keys(screens)) ?? 'start'] ?? screens.main;
  const entersFrom = session.isBack.value ? 'back' : 'forward';
  return (
    // Keyed, so that every screen starts at its top.
    <main className="ca-stage" key={`${action.identifier} ${route}`}>
      <section className="ca-screen" data-enters={session.hasMoved() ? entersFrom : undefined}>
        {Screen && <Screen />}
      </section>
    </main>
  );
}
