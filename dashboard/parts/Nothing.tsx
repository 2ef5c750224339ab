import { useSignals } from '@preact/signals-react/runtime';
import { lastDays } from '../address/days.ts';
import { useDashboard } from '../app/context.ts';
import { span } from '../words/numbers.ts';
import { Link } from './Link.tsx';

/** What to do where there are no figures: other days if there are some, else a first page with a widget. */
export function Nothing() {
  useSignals();
  const { scopes, today, asked } = useDashboard();
  const state = scopes.state.value;
  const days = state.is === 'there' ? state.value.days : null;
  if (!days)
    return (
      <div className="message">
        <h2>Nothing has been measured yet</h2>
        <p>
          Put a widget into a page: <a href="/embed">the snippet</a> is a line or two. Then open the page and scroll to
          the widget. Its figures are here soon after.
        </p>
      </div>
    );
  const { from, to } = lastDays(90, today);
  return (
    <div className="message">
      <h2>Nothing was measured in this time</h2>
      <p>
        There are figures for {span(days.first, days.last)}. Choose{' '}
        <Link to={days.last < from ? { from: days.first, to: days.last } : { from, to }}>a longer time</Link>
        {asked.value.widget === null ? (
          '.'
        ) : (
          <>
            , or <Link to={{ widget: null }}>all widgets</Link>.
          </>
        )}
      </p>
    </div>
  );
}
