import { useSignals } from '@preact/signals-react/runtime';
import { type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { type Address, type AddressError, type AddressUse, addressFault } from '../../core/model/address/address.ts';
import { Button } from '../../ui/Button.tsx';
import { useApp } from '../../ui/context.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { addressText } from '../../ui/fields/validation-text.ts';
import { AddressByHand } from './AddressByHand.tsx';
import css from './address.css' with { type: 'text' };
import { addressesOf } from './index.ts';
import { useCombobox } from './use-combobox.ts';

export type AddressFieldProps = {
  /** The chosen address; `null` until there is one. */
  value: Address | null;
  /** Called with `null` when the text changes after a choice. */
  onPick: (address: Address | null) => void;
  isOptional?: boolean | undefined;
  /** The form's error, shown where the field has none of its own. */
  error?: string | undefined;
  disabled?: boolean;
  /** Country to search, ISO 3166-1 alpha-2. Default: the active action's, else any. */
  countryCode?: string;
  /** Whether addresses in other countries are refused. */
  isCountryFixed?: boolean;
  /** How complete the address must be. Default: a home address. */
  use?: AddressUse;
  /** Default: "Address". */
  label?: string;
  hint?: string;
  onBlur?: () => void;
  /** Focuses the field on mount. */
  isFirst?: boolean;
  /** Ref of the input, for the error summary. */
  ref?: Ref<HTMLInputElement>;
};

/** Why this field refuses the shared address, which another field may have accepted. */
function faultOf(entered: Address | null, { use = 'home', isCountryFixed, countryCode }: AddressFieldProps) {
  if (!entered) return null;
  return isCountryFixed && entered.countryCode !== countryCode ? 'addressNoMatch' : addressFault(entered, use);
}

/** Synchronises the form's value with the widget's shared address. @returns why this field refuses the address */
function useOneAddress(props: AddressFieldProps): AddressError | null {
  useSignals();
  const { value, onPick } = props;
  const { store, commands } = addressesOf(useApp());
  const entered = store.picked.value;
  const fault = faultOf(entered, props);
  const picked = fault ? null : entered;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form's initial value counts only on mount
  useEffect(() => {
    if (value) commands.adopt(value);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's value only follows this field
  useEffect(() => {
    if (picked !== value && store.picked.peek() === entered) onPick(picked);
  }, [entered]);
  return fault;
}

/** The button stands after what it changes, which takes the focus: else Tab would lead past it. */
function useLead(isByHand: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const was = useRef(isByHand);
  // In the same drawing: a key that follows at once belongs to the new fields.
  useLayoutEffect(() => {
    if (was.current !== isByHand) root.current?.querySelector<HTMLElement>('input, select')?.focus();
    was.current = isByHand;
  }, [isByHand]);
  return root;
}

/** An address field: looks addresses up while typing, or takes them by hand (spec §4, §5). */
export function AddressField(props: AddressFieldProps) {
  useSignals();
  const { session, t } = useApp();
  const { store, commands } = addressesOf(useApp());
  const { countryCode = session.activeAction.value.representativeSearch?.countryCode ?? '' } = props;
  const fault = useOneAddress(props);
  const enterByHand = () => commands.enterByHand(countryCode || (session.location.value?.countryCode ?? ''));
  const Combobox = useCombobox(enterByHand);
  const { label = t('form.address'), error, hint, isOptional, disabled } = props;
  const own = store.error.value ?? fault;
  const field = { label, hint, isOptional, error: own ? addressText(t, own) : error };
  const isByHand = store.isByHand.value;
  const root = useLead(isByHand);
  return (
    <div ref={root} className="ca-address ca-wide" data-by-hand={isByHand || undefined}>
      <Sheet css={css} />
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
      <Button className="ca-link" isOff={disabled} onPress={() => (isByHand ? commands.lookUp() : enterByHand())}>
        {t(isByHand ? 'form.addressSearch' : 'form.addressByHand')}
      </Button>
    </div>
  );
}
