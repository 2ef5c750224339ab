import { useSignals } from '@preact/signals-react/runtime';
import type { Lawmaker } from '../../model/lawmakers/lawmaker.ts';
import { useApp } from '../../ui/context.ts';
import { LawmakerPicture } from './LawmakerPicture.tsx';
import { PrivateNote } from './PrivateNote.tsx';

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
