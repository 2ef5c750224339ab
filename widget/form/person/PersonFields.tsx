import type { FieldValues } from 'react-hook-form';
import { PrefixField } from '../../fields/PrefixField.tsx';
import { TextField, type TextFieldProps } from '../../fields/TextField.tsx';
import type { CachedForm } from '../use-cached-form.ts';
import { preloadPhone } from './phone.ts';

/** Input attributes by field, in the order of every form. Autofill tokens are the HTML standard's. */
const INPUTS = {
  fullName: { autoComplete: 'name' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  postalCode: { autoComplete: 'postal-code' },
  phone: { type: 'tel', autoComplete: 'tel', onFocus: preloadPhone },
} as const satisfies Record<string, Omit<TextFieldProps, 'label'>>;

type TextName = keyof typeof INPUTS;

const TEXT_NAMES = Object.keys(INPUTS) as TextName[];

export type PersonFieldsProps = {
  form: Pick<CachedForm<FieldValues>, 'fieldIfAny'>;
  /** Fields that span the form's width. */
  wide?: readonly (TextName | 'prefix')[];
};

/** The fields of a form that ask for the reader's name and contact details, except for the address. */
export function PersonFields({ form, wide = [] }: PersonFieldsProps) {
  const propsOf = (name: TextName | 'prefix') => {
    const field = form.fieldIfAny(name);
    return field && { ...field, className: wide.includes(name) ? 'ca-wide' : '' };
  };
  const prefix = propsOf('prefix');
  return (
    <>
      {prefix && <PrefixField {...prefix} />}
      {TEXT_NAMES.map((name) => {
        const field = propsOf(name);
        return field && <TextField key={name} {...INPUTS[name]} {...field} />;
      })}
    </>
  );
}
