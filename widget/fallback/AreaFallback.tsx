import { useSignals } from '@preact/signals-react/runtime';
import { lawmakersOf } from '../lawmakers/index.ts';
import { loadModals } from '../lawmakers/modals/load-modals.ts';
import { ShareChannels } from '../share/ShareChannels.tsx';
import { useApp } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';
import { Lazy } from '../ui/Lazy.tsx';
import { areaText } from './target-area.ts';

/** Shown to readers in the right country but outside the action's area: try another address, or share (spec §2). */
export function AreaFallback() {
  useSignals();
  const { session, locale, t } = useApp();
  const lawmakers = lawmakersOf(useApp());
  const area = areaText(lawmakers.target(session.activeAction.value), t, locale);
  return (
    <div className="ca-form">
      <Heading>{t('fallback.areaTitle')}</Heading>
      <p className="ca-text">
        {t('fallback.invalidArea')} {area}
      </p>
      <p>
        <button type="button" className="ca-link" onClick={() => lawmakers.openFind()}>
          {t('fallback.reenterAddress')}
        </button>
      </p>
      <p className="ca-text">{t('fallback.shareText')}</p>
      <div className="ca-large">
        <ShareChannels />
      </div>
      <Lazy when={lawmakers.modal.value !== null} load={loadModals} onFailed={() => lawmakers.closeModal()} />
    </div>
  );
}
