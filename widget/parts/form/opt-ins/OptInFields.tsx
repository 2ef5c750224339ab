import type { FieldValues, Path, UseFormRegister } from 'react-hook-form';
import type { App } from '../../../core/app/app.ts';
import { useApp } from '../../../ui/context.ts';
import { CheckField, type CheckFieldProps } from '../../../ui/fields/CheckField.tsx';
import type { OptInOffer } from './opt-ins.ts';
import { useSeen } from './use-seen.ts';

type Name = OptInOffer['name'];

const make = () => new Map<string, Set<Name>>();

/** The opt-ins of an action that have been in view. Kept for the widget's lifetime: readers may return to a form. */
export function seenOptIns(app: Pick<App, 'once'>, identifier: string) {
  const all = app.once(seenOptIns, make);
  const names = all.get(identifier) ?? new Set<Name>();
  all.set(identifier, names);
  return {
    see: (name: Name) => void names.add(name),
    /** Adds to each offer whether it was seen. */
    mark: (offers: readonly OptInOffer[]) => offers.map((offer) => ({ ...offer, isSeen: names.has(offer.name) })),
  };
}

export type OptInFieldsProps<V extends FieldValues> = {
  offers: readonly OptInOffer[];
  register: UseFormRegister<V>;
  /** As they are drawn first: by a server too, before anything is registered. */
  values: Readonly<V>;
  /** Called once half of the box and its label has been in view. */
  onSeen: (name: OptInOffer['name']) => void;
  disabled?: boolean;
};

function OptInField({ onSeen, ...field }: CheckFieldProps & { onSeen: () => void }) {
  return <CheckField {...field} around={useSeen<HTMLLabelElement>(onSeen)} />;
}

/** A checkbox per opt-in; several form a group. */
export function OptInFields<V extends FieldValues>({
  offers,
  register,
  values,
  onSeen,
  disabled,
}: OptInFieldsProps<V>) {
  const { t } = useApp();
  const boxes = offers.map(({ name, label }) => (
    <OptInField
      key={name}
      label={label}
      disabled={disabled}
      defaultChecked={values[name] === true}
      onSeen={() => onSeen(name)}
      {...register(name as string as Path<V>)}
    />
  ));
  if (boxes.length < 2) return <>{boxes}</>;
  return (
    <fieldset className="ca-opt-ins ca-wide" aria-label={t('form.optIns')}>
      {boxes}
    </fieldset>
  );
}
