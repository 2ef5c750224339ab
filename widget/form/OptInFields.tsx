import type { FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { useApp } from '../ui/context.ts';
import { CheckField } from './CheckField.tsx';
import type { OptInOffer } from './opt-ins.ts';

export type OptInFieldsProps<V extends FieldValues> = {
  offers: readonly OptInOffer[];
  register: UseFormRegister<V>;
  disabled?: boolean;
};

/** A box for each thing that a reader may agree to; several are a group of their own. */
export function OptInFields<V extends FieldValues>({ offers, register, disabled }: OptInFieldsProps<V>) {
  const { t } = useApp();
  const boxes = offers.map(({ name, label }) => (
    <CheckField key={name} label={label} disabled={disabled} {...register(name as string as Path<V>)} />
  ));
  if (boxes.length < 2) return <>{boxes}</>;
  return (
    <fieldset className="ca-opt-ins ca-wide" aria-label={t('form.optIns')}>
      {boxes}
    </fieldset>
  );
}
