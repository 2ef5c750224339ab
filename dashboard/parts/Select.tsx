import { useId } from 'react';

type Choice = { value: string; label: string };

type Props = { label: string; value: string; choices: readonly Choice[]; onChoose: (value: string) => void };

/** The device's own list with a label above it. */
export function Select({ label, value, choices, onChoose }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
