import { useState } from 'react';
import { Tick } from '../../ending/Tick.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useEmailing } from '../emailing-context.tsx';
import css from './posted.css' with { type: 'text' };

/**
 * The letter in its envelope, with a tick. A letter that was just sent folds itself into it. Decorative: the heading says
 * that it is sent.
 */
export function Posted() {
  const { store } = useEmailing();
  const [wasSent] = useState(store.takeSent);
  const [isFolding, setFolding] = useState(wasSent);
  return (
    <span className="ca-posted" data-sent={wasSent || undefined}>
      <Sheet css={css} />
      <svg className="ca-envelope" viewBox="0 0 56 44" width="56" height="44" aria-hidden="true" focusable="false">
        <path d="M3 17L28 1l25 16v26H3z" />
        <path className="ca-inside" d="M10 8h36v30H10z" />
        <path className="ca-lines" d="M16 14h24M16 19h24" />
        <path d="M3 17l20 14L3 43zm50 0L33 31l20 12z" />
        <path d="M3 43l25-18l25 18z" />
      </svg>
      <Tick />
      {isFolding && (
        <span
          className="ca-fold"
          aria-hidden="true"
          onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setFolding(false)}
        >
          <i />
          <i />
          <i />
        </span>
      )}
    </span>
  );
}
