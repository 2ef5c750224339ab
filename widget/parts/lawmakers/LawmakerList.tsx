import { useSignals } from '@preact/signals-react/runtime';
import { nameList } from '../../../i18n/index.ts';
import type { Translate } from '../../../i18n/types.ts';
import type { Address } from '../../core/model/address/address.ts';
import { chamberName } from '../../core/model/lawmakers/chamber.ts';
import { isPrivate, type Lawmaker } from '../../core/model/lawmakers/lawmaker.ts';
import { isInTrouble, type UncertainChamber } from '../../core/model/lawmakers/lookup.ts';
import { useApp } from '../../ui/context.ts';
import { ContactElsewhere } from './ContactElsewhere.tsx';
import { missingIn } from './LookupNote.tsx';
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

/** A chamber in the reader's words, else as the data name it. */
function wordsFor(chamber: Parameters<typeof chamberName>[0] & Pick<Lawmaker, 'officeName'>, t: Translate) {
  const name = chamberName(chamber);
  return name ? t(`chambers.${name}`) : chamber.officeName;
}

/** A seat, such as "State Assembly, district 8". Districts with names say themselves what they are. */
function seatOf(lawmaker: Lawmaker, t: Translate): string {
  const { district } = lawmaker;
  const chamber = wordsFor(lawmaker, t);
  // District 0 is an at-large seat.
  if (district === '' || district === '0') return chamber;
  if (/^\d+[A-Z]?$/.test(district)) return t('lawmakers.seat', { chamber, district });
  return [chamber, district].filter(Boolean).join(', ');
}

/** For example "State Assembly, district 8 · D · NJ"; unknown parts are left out. */
function Office({ lawmaker }: { lawmaker: Lawmaker }) {
  useSignals();
  const { t } = useApp();
  const { partyIdentifier, adminArea1Code, roll } = lawmaker;
  const words = [seatOf(lawmaker, t), roll ? t(`lawmakers.${roll}Roll`) : '', partyIdentifier, adminArea1Code];
  return <small>{words.filter(Boolean).join(' · ')}</small>;
}

type UncertainNoteProps = { uncertain: readonly UncertainChamber[]; address: Address | null };

/** Which chambers are still to be found beside those that are, and what to do. */
export function UncertainNote({ uncertain, address }: UncertainNoteProps) {
  useSignals();
  const { t, locale } = useApp();
  if (uncertain.length === 0) return null;
  const chambers = [...new Set(uncertain.map((chamber) => wordsFor(chamber, t)))].filter(Boolean);
  return (
    <div className="ca-note" data-uncertain="">
      <p>
        <b>{t('lookup.others', { chambers: nameList(chambers, t, locale) })}</b>
      </p>
      <p>{isInTrouble(uncertain) ? t('lookup.FailedNext') : t(`lookup.NotFullAddress${missingIn(address)}`)}</p>
    </div>
  );
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
