import { TextField } from '../../form/TextField.tsx';
import type { CachedForm } from '../../form/use-cached-form.ts';
import type { RegistrationValues } from './commands.ts';

export const PersonFields = ({ form }: { form: CachedForm<RegistrationValues> }) => (
  <>
    <TextField autoComplete="given-name" {...form.field('firstName')} />
    <TextField autoComplete="family-name" {...form.field('lastName')} />
    <TextField className="ca-wide" type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
  </>
);
