import type { FieldValues } from 'react-hook-form';
import { PrefixField } from '../../fields/PrefixField.tsx';
import { TextField, type TextFieldProps } from '../../fields/TextField.tsx';
import { useApp } from '../../ui/context.ts';
import type { CachedForm } from '../use-cached-form.ts';
import { preloadPhone } from './phone/phone.ts';

/** Input attributes by field, in the order of every form. Autofill tokens are the HTML standard's. */
const INPUTS = {
  fullName: { autoComplete: 'name' },
  firstName: { autoComplete: 'given-name', className: 'ca-half' },
  lastName: { autoComplete: 'family-name', className: 'ca-half' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  postalCode: { autoComplete: 'postal-code' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const satisfies Record<string, Omit<TextFieldProps, 'label'>>;

const TEXT_NAMES = Object.keys(INPUTS) as (keyof typeof INPUTS)[];

export type PersonFieldsProps = {
  form: Pick<CachedForm<FieldValues>, 'fieldIfAny'>;
};

/** The title is short: two fields share its row. */
const BESIDE_TITLE = 2;

/** The fields of a form that ask for the reader's name and contact details, except for the address. */
export function PersonFields({ form }: PersonFieldsProps) {
  const app = useApp();
  const prefix = form.fieldIfAny('prefix');
  const onFocus: Partial<Record<string, () => void>> = { phone: () => preloadPhone(app) };
  const fields = TEXT_NAMES.flatMap((name) => {
    const field = form.fieldIfAny(name);
    return field ? [<TextField key={name} {...INPUTS[name]} {...field} onFocus={onFocus[name]} />] : [];
  });
  if (!prefix) return <>{fields}</>;
  return (
    <>
      <div className="ca-titled ca-wide">
        <PrefixField {...prefix} />
        {fields.slice(0, BESIDE_TITLE)}
      </div>
      {fields.slice(BESIDE_TITLE)}
    </>
  );
}
