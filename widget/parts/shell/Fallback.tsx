import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import type { Translate } from '../../../i18n/types.ts';
import { countryName, regionOf } from '../../core/model/address/regions.ts';
import { targetCountry } from '../../core/model/lawmakers/location-error.ts';
import type { LookupTarget } from '../../core/model/lawmakers/lookup.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Lazy } from '../../ui/Lazy.tsx';
import { lawmakersOf } from '../lawmakers/index.ts';
import { loadModals } from '../lawmakers/load-modals.ts';
import { ShareChannels } from '../share/ShareChannels.tsx';

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

/** The action's target area as text: its districts, else its states or regions; '' when none are set. */
function areaText({ countryCode, adminArea1Codes, districtIds }: LookupTarget, t: Translate, locale: string) {
  const districts = districtIds.map(String);
  if (districts.length > 0)
    return t('fallback.onlyDistricts', { n: districts.length, districts: nameList(districts, t, locale) });
  const places = adminArea1Codes.map((code) => regionOf(countryCode, code)?.name ?? code);
  return places.length > 0 ? t('fallback.onlyPlaces', { places: nameList(places, t, locale) }) : '';
}

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

export function Fallback() {
  useSignals();
  return useApp().session.fallback.value?.shows === 'area' ? <AreaFallback /> : <CountryFallback />;
}
