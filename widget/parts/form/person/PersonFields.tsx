import type { FieldValues } from 'react-hook-form';
import type { PlainKey } from '../../../../i18n/index.ts';
import { useApp } from '../../../ui/context.ts';
import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from '../../../ui/fields/Field.tsx';
import type { CachedForm } from '../use-cached-form.ts';
import { preloadPhone } from './phone.ts';

/** Name titles (spec §3): values are sent as they are, labels are translated. */
const NAME_TITLES = [
  { value: 'Mr.', label: 'form.titleMr' },
  { value: 'Mrs.', label: 'form.titleMrs' },
  { value: 'Miss', label: 'form.titleMiss' },
  { value: 'Ms.', label: 'form.titleMs' },
  { value: 'Dr.', label: 'form.titleDr' },
] as const satisfies readonly { value: string; label: PlainKey }[];

/** The reader's title: Mr., Ms. and so on. */
export function PrefixField(props: Omit<SelectFieldProps, 'choices'>) {
  const { t } = useApp();
  const labels = NAME_TITLES.map(({ label }) => t(label));
  // Other languages have one word for "Mrs." and "Ms.".
  const choices = NAME_TITLES.flatMap(({ value }, at) => {
    const label = labels[at] ?? value;
    return labels.lastIndexOf(label) === at ? [{ value, label }] : [];
  });
  return <SelectField autoComplete="honorific-prefix" {...props} choices={choices} />;
}

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

export type PersonFieldsProps = { form: Pick<CachedForm<FieldValues>, 'fieldIfAny'> };

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
