import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { Alert } from './Alert.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ShareDrawer } from './ShareDrawer.tsx';
import { Stage } from './Stage.tsx';
import { themeStyle } from './theme.ts';

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
        <ShareDrawer />
        <Footer />
      </div>
    </div>
  );
}
