import { useSignals } from '@preact/signals-react/runtime';
import type { Address } from '../../core/model/address/address.ts';
import { isPlaced, type LookupError } from '../../core/model/lawmakers/lookup.ts';
import { useApp } from '../../ui/context.ts';
import { Printed } from '../../ui/Printed.tsx';

export type LookupNoteProps = {
  error: LookupError;
  /** The address that was looked up; `null` when none was entered. */
  address: Address | null;
};

/** The errors whose texts are printed in capitals (spec §8). */
const isPrinted = (error: LookupError) => ['NoRepsFound', 'NotFullAddress', 'Failed'].includes(error);

/** Which advice fits an address that is not precise enough. */
export function missingIn(address: Address | null) {
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
        <b>{isPrinted(error) ? <Printed>{t(`lookup.${error}`)}</Printed> : t(`lookup.${error}`)}</b>
      </p>
      <p>{error === 'NotFullAddress' ? t(`lookup.NotFullAddress${missingIn(address)}`) : t(`lookup.${error}Next`)}</p>
    </div>
  );
}
