import { useSignals } from '@preact/signals-react/runtime';
import { lawmakersOf } from '../lawmakers/index.ts';
import { loadModals } from '../lawmakers/modals/load-modals.ts';
import { countryName } from '../model/address/country-name.ts';
import { targetCountry } from '../model/lawmakers/location-error.ts';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';
import { Lazy } from '../ui/Lazy.tsx';

/** Shown to readers outside the action's country: share, or claim to live there (spec §2). */
export function CountryFallback() {
  useSignals();
  const app = useApp();
  const { session, locale, t } = app;
  const action = session.activeAction.value;
  const why = session.fallback.value?.why;
  const lawmakers = action.representativeSearch ? lawmakersOf(app) : null;
  const targetCode = targetCountry(action) || (lawmakers?.target(action).countryCode ?? '');
  const target = countryName(targetCode, locale);
  const entered = lawmakers?.address.value?.countryCode;
  const here = countryName(entered ?? session.location.value?.countryCode ?? '', locale);
  const isUnsupported = why === 'UnsupportedCountry';
  const text = () => {
    if (isUnsupported) return t('fallback.descriptionNotSupported', { country: here });
    return target ? t('fallback.descriptionNotInCountry', { country: target }) : t('lookup.OutsideOfTargetCountry');
  };
  /** Label of the claim. No claim after an address in an unsupported country: the reader can enter another one. */
  const claim = () => {
    if (isUnsupported) return entered ? '' : t('fallback.liveElsewhere');
    return target ? t('fallback.liveInCountry', { country: target }) : t('fallback.liveThere');
  };
  const liveThere = () => {
    session.setLivesInTarget(true);
    lawmakers?.liveInTarget();
  };
  return (
    <div className="ca-form">
      <Heading>{t('fallback.countryTitle')}</Heading>
      <p className="ca-text">{text()}</p>
      {lawmakers && entered && (
        <p>
          <button type="button" className="ca-link" onClick={() => lawmakers.openFind()}>
            {t('fallback.reenterAddress')}
          </button>
        </p>
      )}
      <p className="ca-text">{t(isUnsupported ? 'fallback.shareElsewhere' : 'fallback.shareText')}</p>
      <ActionBar button={<BigButton onPress={() => session.setShareOpen(true)}>{t('fallback.sharePage')}</BigButton>}>
        {claim() && (
          <button type="button" className="ca-link" onClick={liveThere}>
            {claim()}
          </button>
        )}
      </ActionBar>
      {lawmakers && (
        <Lazy when={lawmakers.modal.value !== null} load={loadModals} onFailed={() => lawmakers.closeModal()} />
      )}
    </div>
  );
}
