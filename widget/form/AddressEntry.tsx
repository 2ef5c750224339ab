import type { Ref } from 'react';
import { AddressField } from '../addresses/AddressField.tsx';
import type { Address } from '../model/address/address.ts';

export type AddressEntryProps = {
  label?: string;
  value: Address | null;
  onChange: (address: Address | null) => void;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  countryCode?: string;
  isCountryFixed?: boolean;
  /** Around the field: an error summary leads to the first control in it. */
  ref?: Ref<HTMLDivElement>;
};

/** A form's address, over its whole width. */
export const AddressEntry = ({ ref, onChange, ...field }: AddressEntryProps) => (
  <div className="ca-wide" ref={ref}>
    <AddressField {...field} onPick={onChange} />
  </div>
);
