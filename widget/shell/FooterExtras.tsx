import { useSignals } from '@preact/signals-react/runtime';
import { kindOf } from '../actions/registry.ts';
import { useProductLink } from '../share/use-product-link.ts';
import { useApp } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Later } from '../ui/Later.tsx';
import { hasCurrencySwitcher } from './currency.ts';

/** What the footer holds besides: the kind's own part where it has one, and the way to a widget of one's own. */
export function FooterExtras() {
  useSignals();
  const { session, t } = useApp();
  const { action, route } = session.place.value;
  const widget = session.widget.value;
  const kindPart = hasCurrencySwitcher(route, action) && kindOf(action.type).footerPart;
  const site = useProductLink('byo_link');
  return (
    <>
      {kindPart && <Later when load={kindPart} />}
      {!widget.isWhitelabeled && (
        <a className="ca-foot" href={site} target="_blank" rel="noopener">
          <Icon name="plus" />
          <span>{t('shell.buildYourOwn')}</span>
        </a>
      )}
    </>
  );
}
