import type { Ref } from 'react';
import type { Address } from '../../core/model/address/address.ts';
import { leaving } from '../../ui/fields/Field.tsx';
import { AddressField } from '../addresses/AddressField.tsx';

export type AddressEntryProps = {
  label?: string;
  value: Address | null;
  onChange: (address: Address | null) => void;
  /** Called when the focus leaves the field. */
  onLeave?: () => void;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  countryCode?: string;
  isCountryFixed?: boolean;
  /** Set on the element around the field. An error summary focuses the first control in it. */
  ref?: Ref<HTMLDivElement>;
};

/** The address field of a form, at full width. */
export const AddressEntry = ({ ref, onChange, onLeave, ...field }: AddressEntryProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: hears that the focus leaves the controls in it
  <div className="ca-wide" ref={ref} onBlur={leaving(onLeave)}>
    <AddressField {...field} onPick={onChange} />
  </div>
);
