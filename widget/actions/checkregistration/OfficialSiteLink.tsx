import { useProductLink } from '../../share/use-product-link.ts';
import { useApp } from '../../ui/context.ts';

/** Page of the product's site that links to the official one (spec §7 "Sharing"). */
const REGISTER_PAGE = 'register-to-vote';

/** The main button of a screen that leads to the official site. */
export function OfficialSiteLink({ label, onPress }: { label: string; onPress?: () => void }) {
  const { t } = useApp();
  const register = useProductLink('check_registration', REGISTER_PAGE);
  return (
    <a className="ca-big" data-big-button="" href={register} target="_blank" rel="noopener" onClick={onPress}>
      <span>{label}</span>
      <span className="ca-hidden"> ({t('common.newWindow')})</span>
    </a>
  );
}
