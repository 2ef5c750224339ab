import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { Later } from '../ui/Later.tsx';
import { Alert } from './Alert.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Stage } from './Stage.tsx';
import { themeStyle } from './theme.ts';

const loadShareDrawer = () => import('../share/ShareDrawer.tsx').then(({ ShareDrawer }) => ({ Part: ShareDrawer }));

/** Everything around the screen: who speaks, where one is, and the ways out. */
export function Shell() {
  useSignals();
  const { session, locale, lifecycle } = useApp();
  const widget = session.widget.value;
  const action = session.activeAction.value;
  return (
    <div
      className="ca-root"
      lang={locale}
      data-civic-action-root=""
      data-route={session.route.value}
      data-action-type={action.type}
      data-action-id={String(action.id)}
      data-border={widget.showBorder || undefined}
      style={themeStyle(widget.theme)}
      onMouseDownCapture={() => lifecycle.engaged()}
    >
      <div className="ca-frame">
        <Alert />
        <Header />
        <Stage />
        <Later when={session.isShareOpen.value} load={loadShareDrawer} />
        <Footer />
      </div>
    </div>
  );
}
