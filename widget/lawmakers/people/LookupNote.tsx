import { useSignals } from '@preact/signals-react/runtime';
import type { Address } from '../../model/address/address.ts';
import { isPlaced, type LookupError } from '../../model/lawmakers/lookup.ts';
import { useApp } from '../../ui/context.ts';

export type LookupNoteProps = {
  error: LookupError;
  /** The address that was looked up; `null` when none was entered. */
  address: Address | null;
};

/** Which advice fits an address that is not precise enough. */
function missingIn(address: Address | null) {
  if (!address) return 'Next';
  if (address.street && !address.postalCode) return 'PostalCode';
  return isPlaced(address) ? 'Placed' : 'Next';
}

/** Why no lawmakers were found, and what to do (spec §8). Never asks for details that the address already has. */
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
