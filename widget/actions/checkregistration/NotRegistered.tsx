import { EndScreen } from '../../ending/EndScreen.tsx';
import { useApp } from '../../ui/context.ts';
import { OfficialSiteLink } from './OfficialSiteLink.tsx';

/** End screen for readers not found on the roll, or whose status is unknown: register, or check again. */
export function NotRegistered({ isUnknown }: { isUnknown: boolean }) {
  const { commands, session, t } = useApp();
  return (
    <EndScreen
      hasMain
      title={t(isUnknown ? 'checkregistration.unknownTitle' : 'checkregistration.notRegisteredTitle')}
      text={t(isUnknown ? 'checkregistration.unknownText' : 'checkregistration.notRegisteredText')}
    >
      <div className="ca-onward">
        <OfficialSiteLink label={t('checkregistration.register')} />
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
