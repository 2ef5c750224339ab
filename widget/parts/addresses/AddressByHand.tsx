import { useSignals } from '@preact/signals-react/runtime';
import { type FocusEvent, useEffect, useId, useState } from 'react';
import {
  HAND_PARTS,
  type HandPart,
  type HandParts,
  isNeeded,
  isUntouched,
  wrongParts,
} from '../../core/model/address/hand-address.ts';
import { COUNTRIES, countryName, regionsOf } from '../../core/model/address/regions.ts';
import { SUPPORTED_COUNTRIES } from '../../core/model/lawmakers/lookup.ts';
import { MAX_POSTAL_CODE_CHARS } from '../../core/numbers/constants.ts';
import { useApp } from '../../ui/context.ts';
import { FieldError, SelectField, TextField } from '../../ui/fields/Field.tsx';
import { requiredText, tooLongText, wrongText } from '../../ui/fields/validation-text.ts';
import type { AddressFieldProps } from './AddressField.tsx';
import { addressesOf } from './index.ts';

/** Of each part: its autofill token (HTML standard), its label, and what its messages call it. */
const TEXTS = {
  countryCode: { token: 'country', label: 'form.country', advised: 'country' },
  street: { token: 'address-line1', label: 'form.street', advised: 'street' },
  unit: { token: 'address-line2', label: 'form.unit', advised: null },
  city: { token: 'address-level2', label: 'form.city', advised: 'city' },
  region: { token: 'address-level1', label: 'form.region', advised: 'state' },
  postalCode: { token: 'postal-code', label: 'form.postalCode', advised: 'postalCode' },
} as const satisfies Record<HandPart, object>;

/** Listed first: most readers live there (contract §8). */
const FIRST_COUNTRY = 'US';

/** The first country, then the others by name in the reader's language. */
function countryChoices(codes: readonly string[], locale: string) {
  const { compare } = new Intl.Collator(locale);
  const choices = codes.map((code) => ({ value: code, label: countryName(code, locale) }));
  const rank = ({ value }: { value: string }) => (value === FIRST_COUNTRY ? 0 : 1);
  return choices.sort((one, other) => rank(one) - rank(other) || compare(one.label, other.label));
}

/** Options of the select fields. Lawmaker searches offer relevant countries only, other actions all. */
function useChoices({ countryCode = '' }: AddressFieldProps, { countryCode: chosen }: HandParts) {
  useSignals();
  const { locale, session } = useApp();
  const here = session.location.value?.countryCode ?? '';
  const few = [...new Set([...SUPPORTED_COUNTRIES, countryCode, here, chosen])].filter(Boolean);
  const countries = session.activeAction.value.representativeSearch ? few : COUNTRIES;
  return {
    countryCode: countryChoices(countries, locale),
    region: regionsOf(chosen).map(({ code, name }) => ({ value: code, label: name })),
  };
}

/** Shows a part as invalid once it has lost the focus, and every part after an attempt to submit. */
function useWrong({ error, isOptional, use }: AddressFieldProps, parts: HandParts) {
  const [left, setLeft] = useState<readonly HandPart[]>([]);
  const wrong = isOptional && isUntouched(parts) ? [] : wrongParts(parts, use);
  return {
    isAnyWrong: wrong.length > 0,
    isWrong: (part: HandPart) => wrong.includes(part) && (left.includes(part) || Boolean(error)),
    leave: (part: HandPart) => setLeft([...left, part]),
  };
}

/** Address fields for entry by hand, each validated by its own rule. */
export function AddressByHand(props: AddressFieldProps & { label: string }) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = addressesOf(useApp());
  const { label, disabled, error, isOptional, countryCode = '', isCountryFixed = false, use = 'home' } = props;
  const parts = store.hand.value;
  const choices = useChoices(props, parts);
  const { isAnyWrong, isWrong, leave } = useWrong(props, parts);
  const errorId = useId();
  useEffect(() => {
    if (isCountryFixed && parts.countryCode !== countryCode) commands.setPart('countryCode', countryCode);
  }, [isCountryFixed, countryCode, parts, commands]);

  const errorOf = (part: HandPart) => {
    if (!isWrong(part)) return undefined;
    const name = TEXTS[part].advised;
    if (name === null) return t('validation.value');
    if (parts[part].trim() === '') return requiredText(t, t(`how.${name}`));
    return name === 'postalCode' ? tooLongText(t, name, MAX_POSTAL_CODE_CHARS) : wrongText(t, name);
  };
  const fieldOf = (part: HandPart) => ({
    label: t(TEXTS[part].label),
    error: errorOf(part),
    isOptional: !isNeeded(part, parts, use),
    autoComplete: TEXTS[part].token,
    value: parts[part],
    disabled,
    onChange: (event: { target: { value: string } }) => commands.setPart(part, event.target.value),
    onBlur: () => leave(part),
  });
  /** Moving from one part to another is not leaving. */
  const leaveParts = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) commands.settle();
  };
  return (
    <fieldset
      className="ca-by-parts"
      aria-describedby={errorId}
      onBlur={leaveParts}
      onKeyDown={({ key }) => key === 'Enter' && commands.settle()}
    >
      <legend>{isOptional ? t('form.optionalLabel', { label }) : label}</legend>
      <FieldError id={errorId} error={(isAnyWrong && error) || ''} />
      {HAND_PARTS.filter((part) => part !== 'countryCode' || !isCountryFixed).map((part) => {
        const options = part === 'countryCode' || part === 'region' ? choices[part] : [];
        const field = fieldOf(part);
        const className = part === 'countryCode' ? 'ca-wide' : '';
        return options.length > 0 ? (
          <SelectField key={part} className={className} choices={options} {...field} />
        ) : (
          <TextField key={part} className={className} {...field} />
        );
      })}
    </fieldset>
  );
}
