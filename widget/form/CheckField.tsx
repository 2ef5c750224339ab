import { type InputHTMLAttributes, type Ref, useId } from 'react';

export type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: string;
  ref?: Ref<HTMLInputElement>;
};

export function CheckField({ label, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <label className="ca-check" htmlFor={id}>
      <input {...input} id={id} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
