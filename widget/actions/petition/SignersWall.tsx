import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { useApp } from '../../ui/context.ts';
import type { Wall } from './store.ts';

/** The reader's own line: their name as if written by hand. */
function Own({ name }: { name: string }) {
  useSignals();
  const { t } = useApp();
  return (
    <li className="ca-wall-own">
      <span className="ca-hidden">{t('petition.ownName', { name })}</span>
      <bdi aria-hidden="true">{name}</bdi>
    </li>
  );
}

/**
 * The latest signers. The style sheet shows the reader last, so that an older name gives way where room is short. A reader
 * who did not agree to be named is "and you", last for screen readers too. Hidden if there is nobody else.
 */
export function SignersWall({ wall: { others, own } }: { wall: Wall }) {
  useSignals();
  const { t } = useApp();
  const id = useId();
  if (others.length === 0 && !own) return null;
  return (
    <div className="ca-wall" data-own={own !== '' || undefined}>
      <p id={id}>{t('petition.latest')}</p>
      <ul aria-labelledby={id}>
        {own && <Own name={own} />}
        {others.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {!own && <li className="ca-wall-you">{t('petition.andYou')}</li>}
      </ul>
    </div>
  );
}
