import { useSignals } from '@preact/signals-react/runtime';
import type { Address } from '../../model/address/address.ts';
import { isPlaced, type LookupError } from '../../model/lawmakers/lookup.ts';
import { useApp } from '../../ui/context.ts';

export type LookupNoteProps = {
  error: LookupError;
  /** What was looked up; `null` where no address was given. */
  address: Address | null;
};

/** What an address lacks that is too little to go by. */
function missingIn(address: Address | null) {
  if (!address) return 'Next';
  if (address.street && !address.postalCode) return 'PostalCode';
  return isPlaced(address) ? 'Placed' : 'Next';
}

/** Why nobody was found, and what to do about it (spec §8); who gave all that was asked for is not asked for it again. */
export function LookupNote({ error, address }: LookupNoteProps) {
  useSignals();
  const { t } = useApp();
  return (
    <div className="ca-note" data-lookup-error={error}>
      <p>
        <b>{t(`lookup.${error}`)}</b>
      </p>
      <p>{error === 'NotFullAddress' ? t(`lookup.NotFullAddress${missingIn(address)}`) : t(`lookup.${error}Next`)}</p>
    </div>
  );
}
