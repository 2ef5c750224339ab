import { useState } from 'react';
import type { Address } from '../model/address.ts';
import { useApp } from '../ui/context.ts';
import { TextField } from './TextField.tsx';

export type AddressFieldProps = {
  /** The address that was picked; `null` while there is none. */
  value: Address | null;
  /** `null` where the visitor has changed the text since. */
  onPick: (address: Address | null) => void;
  isOptional?: boolean;
  /** What the form says of the field, where the field itself has nothing to say. */
  error?: string | undefined;
  disabled?: boolean;
  /** ISO 3166-1 alpha-2; '' or none: wherever the visitor is. */
  countryCode?: string;
  /** Default: "Address". */
  label?: string;
};

export function AddressField({ value, label, error, isOptional, disabled }: AddressFieldProps) {
  const { t } = useApp();
  const [text, setText] = useState(value?.formattedAddress ?? '');
  return (
    <TextField
      label={label ?? t('form.address')}
      autoComplete="street-address"
      value={text}
      disabled={disabled}
      isOptional={isOptional}
      error={error}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
