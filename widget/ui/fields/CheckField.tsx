import { type InputHTMLAttributes, type Ref, useId } from 'react';

export type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string;
  ref?: Ref<HTMLInputElement>;
  /** Ref of the label around the box. */
  around?: Ref<HTMLLabelElement>;
};

export function CheckField({ label, around, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <label className="ca-check" htmlFor={id} ref={around}>
      <input {...input} id={id} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
