import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Lazy } from '../../ui/Lazy.tsx';
import { disclosure } from './badge.ts';

const loadExtras = () => import('./FooterExtras.tsx').then(({ FooterExtras }) => ({ Part: FooterExtras }));

/** Back, the disclosure of sponsored widgets, share; the rest is loaded after the first card. */
export function Footer() {
  useSignals();
  const { session, commands, fill, t } = useApp();
  const widget = session.widget.value;
  const badge = fill(disclosure(widget, t('shell.sponsored')));
  return (
    <footer className="ca-footer" data-badge={badge ? '' : undefined}>
      <button type="button" className="ca-foot" hidden={!session.canGoBack.value} onClick={() => commands.back()}>
        <Icon name="back" />
        <span>{t('common.back')}</span>
      </button>
      <span className="ca-disclosure" title={badge}>
        {badge}
      </span>
      <Lazy when isOrnament load={loadExtras} />
      <button
        type="button"
        className="ca-foot"
        hidden={session.sharesInPlace.value}
        aria-expanded={session.isShareOpen.value}
        onClick={commands.toggleShare}
      >
        <Icon name="share" />
        <span>{t('common.share')}</span>
      </button>
    </footer>
  );
}
