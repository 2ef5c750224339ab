import { useSignals } from '@preact/signals-react/runtime';
import type { Widget } from '../../core/model/widget.ts';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Lazy } from '../../ui/Lazy.tsx';

/** The disclosure of a widget that is sponsored or made by a third party (spec §1); '' for others. */
export const disclosure = (
  {
    isSponsored,
    createdByThirdParty,
    sponsoredText,
  }: Pick<Widget, 'isSponsored' | 'createdByThirdParty' | 'sponsoredText'>,
  fallback: string,
): string => (isSponsored || createdByThirdParty ? sponsoredText.trim() || fallback : '');

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
