import { useSignals } from '@preact/signals-react/runtime';
import { useDashboard } from '../app/context.ts';
import { Link } from '../parts/Link.tsx';

/** Whoever sits at a trial's machine, or was let in by a proxy, has not signed in here: there is nothing to sign out of. */
export function Header({ canSignOut }: { canSignOut: boolean }) {
  useSignals();
  const { asked } = useDashboard();
  const { view } = asked.value;
  return (
    <header className="top">
      <p className="brand">
        Civic Action <span>Dashboards</span>
      </p>
      <nav className="views" aria-label="Views">
        <Link to={{ view: 'loading' }} isCurrent={view === 'loading'}>
          Loading
        </Link>
        <Link to={{ view: 'actions' }} isCurrent={view === 'actions'}>
          Actions
        </Link>
      </nav>
      {canSignOut && (
        <form method="post" action="/dashboard/logout">
          <button type="submit" className="plain">
            Sign out
          </button>
        </form>
      )}
    </header>
  );
}
