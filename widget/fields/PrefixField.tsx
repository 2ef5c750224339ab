import { useApp } from '../ui/context.ts';
import { NAME_TITLES } from './name-titles.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

/** The reader's title: Mr., Ms. and so on. */
export function PrefixField(props: Omit<SelectFieldProps, 'choices'>) {
  const { t } = useApp();
  const choices = NAME_TITLES.map(({ value, label }) => ({ value, label: t(label) }));
  return <SelectField autoComplete="honorific-prefix" {...props} choices={choices} />;
}
