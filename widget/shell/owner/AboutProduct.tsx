import { useSignals } from '@preact/signals-react/runtime';
import { useProductLink } from '../../share/use-product-link.ts';
import { useApp } from '../../ui/context.ts';
import { PRODUCT_NAME, ProductLogo } from './ProductLogo.tsx';

/** What the product is, and where to learn more. @param props.id of the heading that names the overlay */
export function AboutProduct({ id }: { id: string }) {
  useSignals();
  const { session, t } = useApp();
  const isContact = session.activeAction.value.representativeSearch !== null;
  const site = useProductLink(isContact ? 'contact_rep' : 'byo_link');
  const build = useProductLink('byo_link');
  return (
    <>
      <ProductLogo size={48} />
      <h2 id={id}>{t('shell.productTitle', { name: PRODUCT_NAME })}</h2>
      <p>{t('shell.productText')}</p>
      <a className="ca-quiet" href={site} target="_blank" rel="noopener">
        {t('shell.productLink', { name: PRODUCT_NAME })}
        <span className="ca-hidden"> ({t('common.newWindow')})</span>
      </a>
      <a className="ca-link" href={build} target="_blank" rel="noopener">
        {t('shell.buildYourOwn')}
        <span className="ca-hidden"> ({t('common.newWindow')})</span>
      </a>
    </>
  );
}
