import { useApp } from '../ui/context.ts';
import { NAME_TITLES } from './name-titles.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

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
