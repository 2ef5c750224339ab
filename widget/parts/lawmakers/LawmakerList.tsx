import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import { isPrivate, type Lawmaker } from '../../core/model/lawmakers/lawmaker.ts';
import { useApp } from '../../ui/context.ts';
import { ContactElsewhere } from './ContactElsewhere.tsx';
import { stockPicture, useFirstImage } from './use-first-image.ts';

/** Names the lawmakers whom the widget cannot reach (spec §4). */
export function PrivateNote({ lawmakers }: { lawmakers: readonly Lawmaker[] }) {
  useSignals();
  const { t, locale } = useApp();
  const names = lawmakers.filter(isPrivate).map(({ displayName }) => displayName.full);
  if (names.length === 0) return null;
  return (
    <small className="ca-private">
      {t('lawmakers.privateContact', { name: nameList(names, t, locale) })} <ContactElsewhere />
    </small>
  );
}

type LawmakerPictureProps = {
  lawmaker: Pick<Lawmaker, 'photoUrl' | 'countryCode'>;
  /** CSS px. */
  size: number;
};

/**
 * A lawmaker's photo, else the country's stock picture (spec §7), in a box of fixed size. Decorative: the name stands
 * beside it.
 */
export function LawmakerPicture({ lawmaker, size }: LawmakerPictureProps) {
  useSignals();
  const { config } = useApp();
  const { src, onError } = useFirstImage([lawmaker.photoUrl, stockPicture(lawmaker.countryCode, config)]);
  return (
    <span className="ca-face" style={{ width: size, height: size }}>
      {src && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={onError}
        />
      )}
    </span>
  );
}

/** For example "Member of Congress · D · NJ · District 7"; unknown parts are left out. */
function Office({ lawmaker: { officeName, partyIdentifier, adminArea1Code, district } }: { lawmaker: Lawmaker }) {
  useSignals();
  const { t } = useApp();
  // District 0 is an at-large seat.
  const hasDistrict = district !== '' && district !== '0';
  const words = [officeName, partyIdentifier, adminArea1Code, hasDistrict ? t('lawmakers.district', { district }) : ''];
  return <small>{words.filter(Boolean).join(' · ')}</small>;
}

/** A list of lawmakers with picture, name and office. @param id of the list, for what it describes */
export function LawmakerList({ id, lawmakers }: { id?: string; lawmakers: readonly Lawmaker[] }) {
  return (
    <ul id={id} className="ca-people">
      {lawmakers.map((each) => (
        <li key={each.id}>
          <LawmakerPicture lawmaker={each} size={44} />
          <span className="ca-row-text">
            <b>{each.displayName.full}</b>
            <Office lawmaker={each} />
            <PrivateNote lawmakers={[each]} />
          </span>
        </li>
      ))}
    </ul>
  );
}
