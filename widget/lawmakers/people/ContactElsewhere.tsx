import { useSignals } from '@preact/signals-react/runtime';
import { useProductLink } from '../../share/use-product-link.ts';
import { useApp } from '../../ui/context.ts';

/** Of the product's own site; it leads on to the country's official list (spec §7 "Sharing"). */
const CONTACT_PAGE = 'contact-officials';

/** The way to somebody whom the widget has no way to. */
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
