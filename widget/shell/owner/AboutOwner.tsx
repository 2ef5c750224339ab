import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../../ui/context.ts';
import { ownerOf } from './owner.ts';

/**
 * The publisher's or the partner's logo, name and description.
 *
 * @param props.id of the heading that names the overlay
 */
export function AboutOwner({ id }: { id: string }) {
  useSignals();
  const { session, config, t } = useApp();
  const [missing, setMissing] = useState('');
  const { name, description, logo } = ownerOf(session.widget.value, session.shownAction.value, config.imagesBase);
  return (
    <>
      {logo && logo !== missing && <img src={logo} alt="" onError={() => setMissing(logo)} />}
      <h2 id={id}>{name}</h2>
      <p>{description || t('shell.noInfo', { name })}</p>
    </>
  );
}
