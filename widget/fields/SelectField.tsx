import type { Ref, SelectHTMLAttributes } from 'react';
import { useApp } from '../ui/context.ts';
import { Field, type FieldProps } from './Field.tsx';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & { choices: readonly SelectOption[]; ref?: Ref<HTMLSelectElement> };

/** A select with a placeholder option. */
export function SelectField({ label, hint, error, isOptional, className, choices, ...select }: SelectFieldProps) {
  const { t } = useApp();
  return (
    <Field {...{ label, hint, error, isOptional, className }}>
      {(control) => (
        <select {...select} {...control}>
          <option value="">{t('form.choose')}</option>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
