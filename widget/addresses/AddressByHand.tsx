import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import type { AddressFieldProps } from '../form/AddressField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { TextField } from '../form/TextField.tsx';
import { countryName } from '../model/country-name.ts';
import { HAND_PARTS, type HandPart, wrongParts } from '../model/hand-address.ts';
import { SUPPORTED_COUNTRIES } from '../model/lookup.ts';
import { regionsOf } from '../model/regions.ts';
import { useApp } from '../ui/context.ts';
import { addressesOf } from './index.ts';

/** As the HTML standard calls them. */
const TOKENS = {
  countryCode: 'country',
  street: 'address-line1',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<HandPart, string>;

const LABELS = {
  countryCode: 'form.country',
  street: 'form.street',
  city: 'form.city',
  region: 'form.region',
  postalCode: 'form.postalCode',
} as const;

const ERRORS = {
  countryCode: 'validation.country',
  street: 'validation.street',
  city: 'validation.city',
  region: 'validation.state',
  postalCode: 'validation.postalCode',
} as const;

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

/** An address part by part, each with a rule of its own: what a look-up would have brought. */
export function AddressByHand(props: AddressFieldProps & { label: string }) {
  useSignals();
  const { label, disabled, countryCode = '', isCountryFixed } = props;
  const { locale, session, t } = useApp();
  const { store, commands } = addressesOf(useApp());
  const [left, setLeft] = useState<readonly HandPart[]>([]);
  const parts = store.hand.value;
  const wrong = wrongParts(parts);
  const here = session.widget.value.location?.countryCode ?? '';
  const offered = isCountryFixed ? [countryCode] : [...SUPPORTED_COUNTRIES, countryCode, here, parts.countryCode];
  const countries = [...new Set(offered)].filter(Boolean);
  const choices = {
    countryCode: countries.map((code) => ({ value: code, label: countryName(code, locale) })).sort(byLabel),
    region: regionsOf(parts.countryCode).map(({ code, name }) => ({ value: code, label: name })),
  };

  const errorOf = (part: HandPart) => {
    if (!left.includes(part) || !wrong.includes(part)) return undefined;
    return parts[part].trim() === '' ? t('validation.required') : t(ERRORS[part]);
  };
  const fieldOf = (part: HandPart) => ({
    label: t(LABELS[part]),
    error: errorOf(part),
    autoComplete: TOKENS[part],
    value: parts[part],
    disabled,
    onChange: (event: { target: { value: string } }) => commands.setPart(part, event.target.value),
    onBlur: () => setLeft([...left, part]),
  });
  return (
    <fieldset className="ca-by-parts">
      <legend>{label}</legend>
      {HAND_PARTS.map((part) => {
        const options = part === 'countryCode' || part === 'region' ? choices[part] : [];
        const field = fieldOf(part);
        return options.length > 0 ? (
          <SelectField key={part} choices={options} {...field} />
        ) : (
          <TextField key={part} className={part === 'street' ? 'ca-wide' : ''} {...field} />
        );
      })}
    </fieldset>
  );
}
