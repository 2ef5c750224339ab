import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { ActionsView } from '../actions/ActionsView.tsx';
import type { ScopesAnswer } from '../answers.ts';
import { useDashboard } from '../app/context.ts';
import { LoadingView } from '../loading/LoadingView.tsx';
import { Answered } from '../parts/Answered.tsx';
import { Link } from '../parts/Link.tsx';
import { span } from '../words/numbers.ts';
import { scopeWords } from '../words/scopes.ts';
import { Controls } from './Controls.tsx';

/** Whoever sits at a trial's machine, or was let in by a proxy, has not signed in here: there is nothing to sign out of. */
function Header({ canSignOut }: { canSignOut: boolean }) {
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

const TITLES = { loading: 'How fast it loads', actions: 'What readers do' };

/** What of the address was not understood, and what the figures are worth. */
function Notices({ scopes }: { scopes: ScopesAnswer }) {
  useSignals();
  const { problems } = useDashboard();
  return (
    <div className="notices">
      {problems.value.length > 0 && (
        <div className="notice" data-kind="problem" role="alert">
          {problems.value.join(' ')} The usual is shown instead.
        </div>
      )}
      {scopes.lawmakers.map(
        ({ list, warning }) =>
          warning && (
            <p key={list} className="notice" data-kind="problem">
              Import the lawmakers “{list}” again: {warning}.
            </p>
          ),
      )}
      {scopes.isTrial && (
        <p className="notice">
          This dashboard is open because it runs on your own machine. A server for others asks for a sign-in.
        </p>
      )}
      {scopes.isMadeUp && (
        <p className="notice">
          Figures marked <span className="mark">demo</span> are made up in part, so that there is something to see. What
          you do in the demo newspaper is counted with them.
        </p>
      )}
    </div>
  );
}

function Scope({ scopes: { publishers } }: { scopes: ScopesAnswer }) {
  useSignals();
  const { asked } = useDashboard();
  const { publisher, widget, from, to } = asked.value;
  const chosen = publishers.find(({ id }) => id === publisher) ?? (publishers.length === 1 ? publishers[0] : undefined);
  const found = publishers.flatMap(({ widgets }) => widgets).find(({ id }) => id === widget);
  const names = [
    chosen ? scopeWords(chosen) : 'All publishers',
    found ? scopeWords(found) : 'all widgets',
    span(from, to),
  ];
  return (
    <p className="scope">
      {names.join(' · ')}
      {found?.articleUrl?.startsWith('http') && (
        <>
          {' · '}
          <a href={found.articleUrl}>its article</a>
        </>
      )}
    </p>
  );
}

function Main({ scopes }: { scopes: ScopesAnswer }) {
  useSignals();
  const { asked } = useDashboard();
  const { view } = asked.value;
  const { lawmakers } = scopes;
  return (
    <>
      <Notices scopes={scopes} />
      <Controls scopes={scopes} />
      <h1>{TITLES[view]}</h1>
      <Scope scopes={scopes} />
      {view === 'loading' ? <LoadingView /> : <ActionsView />}
      {lawmakers.length > 0 && (
        <p className="scope">
          Lawmakers: {lawmakers.map(({ list, asOf }) => `“${list}” as of ${span(asOf, asOf)}`).join(', ')}
        </p>
      )}
    </>
  );
}

export function App() {
  useSignals();
  const { scopes, asked } = useDashboard();
  const state = scopes.state.value;
  const title = TITLES[asked.value.view];
  useEffect(() => {
    document.title = `${title} – Civic Action`;
  }, [title]);
  return (
    <>
      <Header canSignOut={state.is === 'there' && state.value.canSignOut} />
      <main>
        <Answered answer={scopes} shape={[76, 220, 330]}>
          {(value) => <Main scopes={value} />}
        </Answered>
      </main>
    </>
  );
}
