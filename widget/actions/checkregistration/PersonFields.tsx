import { PrefixField } from '../../fields/PrefixField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import type { CachedForm } from '../../form/use-cached-form.ts';
import type { RegistrationValues } from './commands.ts';

export type PersonFieldsProps = { form: CachedForm<RegistrationValues>; warmPhone: () => void };

export const PersonFields = ({ form, warmPhone }: PersonFieldsProps) => (
  <>
    {form.has('prefix') && <PrefixField className="ca-wide" {...form.field('prefix')} />}
    <TextField autoComplete="given-name" {...form.field('firstName')} />
    <TextField autoComplete="family-name" {...form.field('lastName')} />
    <TextField className="ca-wide" type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
    {form.has('phone') && (
      <TextField className="ca-wide" type="tel" autoComplete="tel" onFocus={warmPhone} {...form.field('phone')} />
    )}
  </>
);
