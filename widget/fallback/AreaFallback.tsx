import { useSignals } from '@preact/signals-react/runtime';
import { ShareChannels } from '../share/ShareChannels.tsx';
import { useApp } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';

/** The right country, another area: another address, or people who live there (spec §2). */
export function AreaFallback() {
  useSignals();
  const { session, t } = useApp();
  return (
    <div className="ca-form">
      <Heading>{t('fallback.areaTitle')}</Heading>
      <p className="ca-text">{t('fallback.invalidArea')}</p>
      <p>
        <button type="button" className="ca-link" onClick={() => session.setLocationError(null)}>
          {t('fallback.reenterAddress')}
        </button>
      </p>
      <p className="ca-text">{t('fallback.shareText')}</p>
      <ShareChannels />
    </div>
  );
}
