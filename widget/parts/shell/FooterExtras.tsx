import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Lazy } from '../../ui/Lazy.tsx';
import { useProductLink } from '../share/use-product-link.ts';

/** The rest of the footer: the kind's own part, if any, and, after an action, the link to build a widget of one's own. */
export function FooterExtras() {
  useSignals();
  const { session, screens, t } = useApp();
  const place = session.position.value;
  const { action } = place;
  const isDone = session.completedActionIdentifiers.value.has(action.identifier);
  const offersOwn = !session.widget.value.isWhitelabeled && screens.isEnd(place, isDone);
  const kindPart = screens.nameAt(place) && screens.kindOf(action.type).footerPart?.(action);
  const site = useProductLink('byo_link');
  return (
    <>
      {kindPart && <Lazy when load={kindPart} />}
      {offersOwn && (
        <a className="ca-foot" href={site} target="_blank" rel="noopener">
          <Icon name="plus" />
          <span>{t('shell.buildYourOwn')}</span>
        </a>
      )}
    </>
  );
}
