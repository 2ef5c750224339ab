import { useSignals } from '@preact/signals-react/runtime';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { OfficialSiteLink } from './OfficialSiteLink.tsx';

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
