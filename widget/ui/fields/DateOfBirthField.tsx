import { type ChangeEvent, type Ref, useEffect, useId, useRef } from 'react';
import { datePartOrder } from '../../../i18n/format.ts';
import { type DateParts, datePartsOf, dateText, isDateOfBirth, isoDate } from '../../core/model/person.ts';
import { useApp } from '../context.ts';
import { FieldError, leaving, useReveal } from './Field.tsx';

export type DateOfBirthFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Year, month and day as typed, joined by hyphens; `isoDate` normalises it. */
  value: string;
  onChange: (value: string) => void;
  /** Called when the focus leaves all of the date's parts. */
  onLeave?: () => void;
  /** Ref of the first input, for the error summary. */
  ref?: Ref<HTMLInputElement>;
};

const MAX_DIGITS = { day: 2, month: 2, year: 4 } as const;

/**
 * Separate fields for day, month and year (GOV.UK Design System, date input), in the locale's order. A visually hidden
 * fourth field receives the whole date from browsers that autofill `bday`.
 */
export function DateOfBirthField({ label, hint, error = '', value, onChange, onLeave, ref }: DateOfBirthFieldProps) {
  const { t, locale } = useApp();
  const id = useId();
  const reveal = useReveal<HTMLFieldSetElement>(error);
  const parts = datePartsOf(value);
  const order = datePartOrder(locale);
  const change = (name: keyof DateParts) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange(dateText({ ...parts, [name]: event.target.value.replace(/\D/g, '') }));
  return (
    <fieldset
      className="ca-field ca-date"
      {...reveal}
      onBlur={leaving(onLeave)}
      aria-describedby={error ? `${id}error` : undefined}
    >
      <legend>
        {label} {hint && <span className="ca-hint">{hint}</span>}
      </legend>
      <div className="ca-date-parts">
        {order.map((name, index) => (
          <span key={name} className={`ca-date-${name}`}>
            <label htmlFor={id + name}>{t(`form.${name}`)}</label>
            <input
              id={id + name}
              ref={index === 0 ? ref : undefined}
              name={name}
              inputMode="numeric"
              autoComplete={`bday-${name}`}
              maxLength={MAX_DIGITS[name]}
              value={parts[name]}
              onChange={change(name)}
              aria-required="true"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}error` : undefined}
            />
          </span>
        ))}
        <WholeDate label={label} value={value} onChange={onChange} />
      </div>
      <FieldError id={`${id}error`} error={error} />
    </fieldset>
  );
}

/** For autofill only: not focusable and hidden from screen readers. */
function WholeDate({ label, value, onChange }: Pick<DateOfBirthFieldProps, 'label' | 'value' | 'onChange'>) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const iso = isoDate(value);
    if (ref.current && isDateOfBirth(iso, new Date())) ref.current.value = iso;
  }, [value]);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const iso = isoDate(event.target.value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) onChange(iso);
  };
  return (
    <input
      ref={ref}
      className="ca-hidden"
      name="dateOfBirth"
      aria-label={label}
      autoComplete="bday"
      tabIndex={-1}
      aria-hidden="true"
      onChange={take}
    />
  );
}
