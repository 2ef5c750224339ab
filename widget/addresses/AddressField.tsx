import { useSignals } from '@preact/signals-react/runtime';
import { type Ref, useEffect } from 'react';
import { Field } from '../fields/Field.tsx';
import { type Address, type AddressError, type AddressUse, addressFault } from '../model/address/address.ts';
import { useApp } from '../ui/context.ts';
import { AddressByHand } from './AddressByHand.tsx';
import css from './address.css' with { type: 'text' };
import { addressesOf } from './index.ts';
import { useCombobox } from './use-combobox.ts';

export type AddressFieldProps = {
  /** The address that was picked; `null` while there is none. */
  value: Address | null;
  /** `null` where the visitor has changed the text since. */
  onPick: (address: Address | null) => void;
  isOptional?: boolean | undefined;
  /** What the form says of the field, where the field itself has nothing to say. */
  error?: string | undefined;
  disabled?: boolean;
  /** Where to look: ISO 3166-1 alpha-2. Default: the active action's country, else anywhere. */
  countryCode?: string;
  /** No other country will do. */
  isCountryFixed?: boolean;
  /** How much of an address will do. Default: where somebody lives. */
  use?: AddressUse;
  /** Default: "Address". */
  label?: string;
  hint?: string;
  onBlur?: () => void;
  /** It takes the focus when it comes. */
  isFirst?: boolean;
  /** Where an error summary leads. */
  ref?: Ref<HTMLInputElement>;
};

/** What this field has against an address that another one may have taken. */
function faultOf(entered: Address | null, { use = 'home', isCountryFixed, countryCode }: AddressFieldProps) {
  if (!entered) return null;
  return isCountryFixed && entered.countryCode !== countryCode ? 'addressNoMatch' : addressFault(entered, use);
}

/** Keeps the form's value and the widget's one address the same. @returns what keeps the form from taking it */
function useOneAddress(props: AddressFieldProps): AddressError | null {
  useSignals();
  const { value, onPick } = props;
  const { store, commands } = addressesOf(useApp());
  const entered = store.picked.value;
  const fault = faultOf(entered, props);
  const picked = fault ? null : entered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a form brings counts when it comes
  useEffect(() => {
    if (value) commands.adopt(value);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's own change is an echo of ours
  useEffect(() => {
    if (picked !== value && store.picked.peek() === entered) onPick(picked);
  }, [entered]);
  return fault;
}

/** An address that is looked up while it is typed, or entered by hand where nothing is found (spec §4, §5). */
export function AddressField(props: AddressFieldProps) {
  useSignals();
  const { session, t } = useApp();
  const { store, commands } = addressesOf(useApp());
  const { countryCode = session.activeAction.value.representativeSearch?.countryCode ?? '' } = props;
  const fault = useOneAddress(props);
  const enterByHand = () => commands.enterByHand(countryCode || (session.widget.value.location?.countryCode ?? ''));
  const Combobox = useCombobox(enterByHand);
  const { label = t('form.address'), error, hint, isOptional, disabled } = props;
  const own = store.error.value ?? fault;
  const field = { label, hint, isOptional, error: own ? t(`validation.${own}`) : error };
  const isByHand = store.isByHand.value;
  return (
    <div className="ca-address ca-wide" data-by-hand={isByHand || undefined}>
      <style>{css}</style>
      {isByHand && <AddressByHand {...props} label={label} />}
      {!isByHand && (
        <Field {...field}>
          {(control) =>
            Combobox ? (
              <Combobox {...props} countryCode={countryCode} control={control} />
            ) : (
              <input {...control} autoComplete="street-address" disabled aria-busy="true" />
            )
          }
        </Field>
      )}
      <button
        type="button"
        className="ca-link"
        disabled={disabled}
        onClick={() => (isByHand ? commands.lookUp() : enterByHand())}
      >
        {t(isByHand ? 'form.addressSearch' : 'form.addressByHand')}
      </button>
    </div>
  );
}
