import { EndScreen } from '../../ending/EndScreen.tsx';
import { useProductLink } from '../../share/use-product-link.ts';
import { useApp } from '../../ui/context.ts';

/** Page of the product's site that links to the official one (spec §7 "Sharing"). */
const REGISTER_PAGE = 'register-to-vote';

/** End screen for readers not found on the roll, or whose status is unknown: register, or check again. */
export function NotRegistered({ isUnknown }: { isUnknown: boolean }) {
  const { commands, session, t } = useApp();
  const register = useProductLink('check_registration', REGISTER_PAGE);
  return (
    <EndScreen
      hasMain
      title={t(isUnknown ? 'checkregistration.unknownTitle' : 'checkregistration.notRegisteredTitle')}
      text={t(isUnknown ? 'checkregistration.unknownText' : 'checkregistration.notRegisteredText')}
    >
      <div className="ca-onward">
        <a className="ca-big" data-big-button="" href={register} target="_blank" rel="noopener">
          <span>{t('checkregistration.register')}</span>
          <span className="ca-hidden"> ({t('common.newWindow')})</span>
        </a>
        {!isUnknown && (
          <button
            type="button"
            className="ca-quiet"
            onClick={() => commands.open(session.activeAction.value, 'details')}
          >
            {t('checkregistration.checkAgain')}
          </button>
        )}
      </div>
    </EndScreen>
  );
}
