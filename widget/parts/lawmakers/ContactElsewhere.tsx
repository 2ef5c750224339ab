import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { useProductLink } from '../share/use-product-link.ts';

/** Page of the product's site that links to the country's official directory (spec §7 "Sharing"). */
const CONTACT_PAGE = 'contact-officials';

/** Link for contacting somebody whom the widget cannot reach. */
export function ContactElsewhere() {
  useSignals();
  const { session, t } = useApp();
  const country = session.activeAction.value.representativeSearch?.countryCode ?? '';
  const page = useProductLink('contact_rep', country ? `${CONTACT_PAGE}?country=${country}` : CONTACT_PAGE);
  return (
    <a className="ca-link" href={page} target="_blank" rel="noopener">
      {t('lawmakers.privateContactNext')}
      <span className="ca-hidden"> ({t('common.newWindow')})</span>
    </a>
  );
}
