import { NextBar } from '../../ending/NextBar.tsx';
import { ShareChannels } from '../../share/ShareChannels.tsx';
import { useProductLink } from '../../share/use-product-link.ts';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';

/** Of the product's own site; it leads on to the official one (spec §7 "Sharing"). */
const REGISTER_PAGE = 'register-to-vote';

/** Possibly not registered, or nobody can say: the way to register, and another look. */
export function NotRegistered({ isUnknown }: { isUnknown: boolean }) {
  const { commands, session, t } = useApp();
  const register = useProductLink('check_registration', REGISTER_PAGE);
  return (
    <div className="ca-form ca-thanks">
      <Heading>{t(isUnknown ? 'checkregistration.unknownTitle' : 'checkregistration.notRegisteredTitle')}</Heading>
      <p className="ca-text">
        {t(isUnknown ? 'checkregistration.unknownText' : 'checkregistration.notRegisteredText')}
      </p>
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
      <ShareChannels />
      <NextBar />
    </div>
  );
}
