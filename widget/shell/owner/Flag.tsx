import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useApp } from '../../ui/context.ts';
import { flagName } from './flag-name.ts';
import { placeName } from './place-name.ts';

/** The flag of the country whose officials the action is for. It disappears if the picture fails to load. */
export function Flag() {
  useSignals();
  const { session, config, locale, t } = useApp();
  const [missing, setMissing] = useState('');
  const name = flagName(session.activeAction.value.representativeSearch);
  if (!name || name === missing) return null;
  return (
    <img
      className="ca-flag"
      style={{ borderRadius: 3, boxShadow: '0 0 0 1px var(--ca-line)' }}
      src={new URL(`${name}.svg`, config.flagsBase).href}
      alt={t('shell.flag', { country: placeName(name, locale) })}
      width={24}
      height={18}
      onError={() => setMissing(name)}
    />
  );
}
