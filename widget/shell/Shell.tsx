import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef } from 'react';
import { isRehearsal } from '../config/mode.ts';
import { hasNoticeBar } from '../model/notice.ts';
import { useApp } from '../ui/context.ts';
import { Lazy } from '../ui/Lazy.tsx';
import { usePresses } from '../ui/press/use-presses.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { Alert } from './Alert.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './owner/Header.tsx';
import { Stage } from './Stage.tsx';
import { themeStyle } from './theme.ts';

const loadShareDrawer = () => import('../share/ShareDrawer.tsx').then(({ ShareDrawer }) => ({ Part: ShareDrawer }));
const loadNoticeBar = () => import('./footer/NoticeBar.tsx').then(({ NoticeBar }) => ({ Part: NoticeBar }));
const loadOverlays = () => import('./owner/Overlays.tsx').then(({ Overlays }) => ({ Part: Overlays }));
const loadModeLine = () => import('./ModeLine.tsx').then(({ ModeLine }) => ({ Part: ModeLine }));

/** Has what changes with every position, so that what is in it need not be drawn again. */
function Box({ children }: { children: ReactNode }) {
  useSignals();
  const { session, locale, lifecycle, params } = useApp();
  const action = session.activeAction.value;
  const root = useRef<HTMLDivElement>(null);
  usePresses(root);
  return (
    <div
      ref={root}
      className="ca-root"
      lang={locale}
      data-civic-action-root=""
      data-route={session.route.value}
      data-action-type={action.type}
      data-action-id={String(action.id)}
      data-border={session.widget.value.showBorder || undefined}
      style={{ ...themeStyle(session.theme.value), maxWidth: params.width ?? undefined }}
      onMouseDownCapture={() => lifecycle.engaged()}
    >
      {children}
    </div>
  );
}

/** The frame around the screens: header, footer, alerts, overlays, and the theme. */
export function Shell() {
  useSignals();
  const { session, mode } = useApp();
  return (
    <Box>
      {session.styles.value && <Sheet css={session.styles.value} />}
      <div className="ca-frame">
        {isRehearsal(mode) && (
          <aside className="ca-mode">
            <Lazy when load={loadModeLine} />
          </aside>
        )}
        <div className="ca-top">
          <Alert />
          <Header />
        </div>
        <Stage />
        <Lazy when={session.isShareOpen.value} load={loadShareDrawer} onFailed={() => session.setShareOpen(false)} />
        <Footer />
        {hasNoticeBar(session.widget.value) && (
          <aside className="ca-notice">
            <Lazy when load={loadNoticeBar} />
          </aside>
        )}
        <Lazy
          when={session.overlayVisibleId.value !== null}
          load={loadOverlays}
          onFailed={() => session.setOverlay(null)}
        />
      </div>
    </Box>
  );
}
