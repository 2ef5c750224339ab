import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { useApp } from '../../../ui/context.ts';
import type { Wall } from '../store.ts';

/** The reader's own line: their name as if written by hand, or "and you" where others don't see it. */
function Own({ name }: { name: string }) {
  useSignals();
  const { t } = useApp();
  if (!name) return <li className="ca-wall-you">{t('petition.andYou')}</li>;
  return (
    <li className="ca-wall-own">
      <span className="ca-hidden">{t('petition.ownName', { name })}</span>
      <bdi aria-hidden="true">{name}</bdi>
    </li>
  );
}

/** The latest signers, the reader first, whom the style puts last: what has no room is then an older name. Hidden with nobody but a reader whom others don't see. */
export function SignersWall({ wall: { others, own } }: { wall: Wall }) {
  useSignals();
  const { t } = useApp();
  const id = useId();
  if (others.length === 0 && !own) return null;
  return (
    <div className="ca-wall" data-own={own !== '' || undefined}>
      <p id={id}>{t('petition.latest')}</p>
      <ul aria-labelledby={id}>
        <Own name={own} />
        {others.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
