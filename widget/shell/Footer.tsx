import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';

/** The ways out: back, share, and what must be disclosed. */
export function Footer() {
  useSignals();
  const { session, commands, t } = useApp();
  const widget = session.widget.value;
  return (
    <footer className="ca-footer">
      <button type="button" className="ca-foot" hidden={!session.canGoBack.value} onClick={() => commands.back()}>
        <Icon name="back" />
        {t('common.back')}
      </button>
      {widget.isSponsored && <span className="ca-disclosure">{widget.sponsoredText || t('shell.sponsored')}</span>}
      <button
        type="button"
        className="ca-foot ca-foot-end"
        aria-expanded={session.isShareOpen.value}
        onClick={() => session.setShareOpen(!session.isShareOpen.value)}
      >
        <Icon name="share" />
        {t('common.share')}
      </button>
    </footer>
  );
}
