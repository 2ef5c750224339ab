import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, useId, useState } from 'react';
import { lastDays, PRESETS } from '../address/days.ts';
import { isDay } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { Link } from '../parts/Link.tsx';

/** Two days of one's own. They are shown on "Show": a date that is being typed is many dates on its way. */
function OwnDays({ from, to }: { from: string; to: string }) {
  const { show } = useDashboard();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const [problem, setProblem] = useState('');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong =
      !isDay(first) || !isDay(last) ? 'Choose both days.' : first > last ? 'The first day comes after the last.' : '';
    setProblem(wrong);
    if (!wrong) show({ from: first, to: last });
  };
  const told = problem ? { 'aria-invalid': true, 'aria-describedby': `${id}problem` } : {};
  return (
    <form className="own-days" onSubmit={submit} noValidate>
      <div className="field">
        <label htmlFor={`${id}from`}>First day</label>
        <input
          id={`${id}from`}
          type="date"
          value={first}
          onChange={(event) => setFirst(event.target.value)}
          {...told}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}to`}>Last day (UTC)</label>
        <input id={`${id}to`} type="date" value={last} onChange={(event) => setLast(event.target.value)} {...told} />
      </div>
      <button type="submit" className="quiet">
        Show
      </button>
      <p id={`${id}problem`} className="problem" role="alert">
        {problem}
      </p>
    </form>
  );
}

export function Period() {
  useSignals();
  const { asked, today } = useDashboard();
  const { from, to } = asked.value;
  return (
    <>
      <div className="field">
        <span className="label" id="period">
          Time
        </span>
        <nav className="segments" aria-labelledby="period">
          {PRESETS.map(({ label, days }) => {
            const preset = lastDays(days, today);
            return (
              <Link key={days} to={preset} isCurrent={preset.from === from && preset.to === to}>
                {label}
              </Link>
            );
          })}
        </nav>
      </div>
      <OwnDays key={`${from} ${to}`} from={from} to={to} />
    </>
  );
}
