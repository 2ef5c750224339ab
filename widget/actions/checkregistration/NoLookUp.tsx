import { useSignals } from '@preact/signals-react/runtime';
import { useProductLink } from '../../parts/share/use-product-link.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';

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

/** The only screen where the server has no voter roll: it asks for nothing and leads to the official site. */
export function NoLookUp() {
  useSignals();
  const { session, commands, fill, t } = useApp();
  const action = session.activeAction.value;
  const lead = fill(action.description || action.text);
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      {lead && <p className="ca-text">{lead}</p>}
      <p className="ca-text">{t('checkregistration.noLookUp')}</p>
      <ActionBar
        button={<OfficialSiteLink label={t('checkregistration.official')} onPress={() => commands.initiate(action)} />}
      >
        {commands.hasNext.value && (
          <button type="button" className="ca-quiet" onClick={() => void commands.next()}>
            {t('common.next')}
          </button>
        )}
      </ActionBar>
    </div>
  );
}
