import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { isRehearsal } from '../../core/config/mode.ts';
import { hasNoticeBar } from '../../core/model/widget.ts';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Lazy } from '../../ui/Lazy.tsx';
import { usePresses } from '../../ui/use-presses.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Stage } from './Stage.tsx';
import { themeStyle } from './theme.ts';

/** The alert at the top. Its live region always exists, so that screen readers announce what is added. */
export function Alert() {
  useSignals();
  const { session, commands, t } = useApp();
  const alert = session.alert.value;
  const hold = () => commands.holdAlert(true);
  const letGo = () => commands.holdAlert(false);
  return (
    <div role="alert" className="ca-alerts" onMouseEnter={hold} onMouseLeave={letGo} onFocus={hold} onBlur={letGo}>
      {alert && (
        <div className="ca-alert" key={alert.id}>
          <Icon name="error" />
          <p>{alert.text || t('errors.generic')}</p>
          <button type="button" aria-label={t('shell.closeAlert')} onClick={commands.hideAlert}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

const loadShareDrawer = () => import('../share/ShareDrawer.tsx').then(({ ShareDrawer }) => ({ Part: ShareDrawer }));
const loadNoticeBar = () => import('./NoticeBar.tsx').then(({ NoticeBar }) => ({ Part: NoticeBar }));
const loadOverlays = () => import('./Overlays.tsx').then(({ Overlays }) => ({ Part: Overlays }));
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
