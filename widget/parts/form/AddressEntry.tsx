import type { Ref } from 'react';
import type { Address } from '../../core/model/address/address.ts';
import { AddressField } from '../addresses/AddressField.tsx';

export type AddressEntryProps = {
  label?: string;
  value: Address | null;
  onChange: (address: Address | null) => void;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  countryCode?: string;
  isCountryFixed?: boolean;
  /** Set on the element around the field. An error summary focuses the first control in it. */
  ref?: Ref<HTMLDivElement>;
};

/** The address field of a form, at full width. */
export const AddressEntry = ({ ref, onChange, ...field }: AddressEntryProps) => (
  <div className="ca-wide" ref={ref}>
    <AddressField {...field} onPick={onChange} />
  </div>
);
