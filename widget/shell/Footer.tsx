import { useSignals } from '@preact/signals-react/runtime';
import { kindOf } from '../actions/registry.ts';
import { productLink } from '../share/product-link.ts';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Later } from '../ui/Later.tsx';
import { disclosure } from './badge.ts';
import { hasCurrencySwitcher } from './currency.ts';

/** The ways out: back, share, the product's own site; and what must be disclosed. */
export function Footer() {
  useSignals();
  const { session, commands, config, params, t } = useApp();
  const widget = session.widget.value;
  const badge = disclosure(widget, t('shell.sponsored'));
  const { action, route } = session.place.value;
  const footerPart = hasCurrencySwitcher(route, action) && kindOf(action.type).footerPart;
  const site = () =>
    productLink('byo_link', {
      productBase: config.productSite,
      shareBase: config.shareBase,
      pageUrl: params.articleUrlTracking ?? widget.articleUrlTracking,
      isSponsored: widget.isSponsored,
      requestId: widget.widgetRequestId,
    });
  return (
    <footer className="ca-footer" data-badge={badge ? '' : undefined}>
      <button type="button" className="ca-foot" hidden={!session.canGoBack.value} onClick={() => commands.back()}>
        <Icon name="back" />
        <span>{t('common.back')}</span>
      </button>
      <span className="ca-disclosure" title={badge}>
        {badge}
      </span>
      {footerPart && <Later when load={footerPart} />}
      {!widget.isWhitelabeled && (
        <a className="ca-foot" href={site()} target="_blank" rel="noopener">
          <Icon name="plus" />
          <span>{t('shell.buildYourOwn')}</span>
        </a>
      )}
      <button
        type="button"
        className="ca-foot"
        aria-expanded={session.isShareOpen.value}
        onClick={() => session.setShareOpen(!session.isShareOpen.value)}
      >
        <Icon name="share" />
        <span>{t('common.share')}</span>
      </button>
    </footer>
  );
}
