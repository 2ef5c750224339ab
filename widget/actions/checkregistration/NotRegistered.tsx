import { useSignals } from '@preact/signals-react/runtime';
import { productLink } from '../../share/product-link.ts';
import { ShareChannels } from '../../share/ShareChannels.tsx';
import { NextBar } from '../../shell/NextBar.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';

/** Below the product's own site. */
const REGISTER_PAGE = 'register-to-vote';

/** Where to register: the product's own page, which leads on to the official one (spec §7 "Sharing"). */
function useRegisterLink() {
  useSignals();
  const { session, config, params } = useApp();
  const { isSponsored, widgetRequestId, articleUrlTracking } = session.widget.value;
  return productLink('check_registration', {
    productBase: new URL(REGISTER_PAGE, config.productSite).href,
    shareBase: config.shareBase,
    pageUrl: params.articleUrlTracking ?? articleUrlTracking,
    isSponsored,
    requestId: widgetRequestId,
  });
}

/** Possibly not registered, or nobody can say: the way to register, and another look. */
export function NotRegistered({ isUnknown }: { isUnknown: boolean }) {
  const { commands, t } = useApp();
  return (
    <div className="ca-form ca-thanks">
      <Heading>{t(isUnknown ? 'checkregistration.unknownTitle' : 'checkregistration.notRegisteredTitle')}</Heading>
      <p className="ca-text">
        {t(isUnknown ? 'checkregistration.unknownText' : 'checkregistration.notRegisteredText')}
      </p>
      <div className="ca-onward">
        <a className="ca-big" data-big-button="" href={useRegisterLink()} target="_blank" rel="noopener">
          <span>{t('checkregistration.register')}</span>
          <span className="ca-hidden"> ({t('common.newWindow')})</span>
        </a>
        {!isUnknown && (
          <button type="button" className="ca-quiet" onClick={() => commands.open('details')}>
            {t('checkregistration.checkAgain')}
          </button>
        )}
      </div>
      <ShareChannels />
      <NextBar />
    </div>
  );
}
