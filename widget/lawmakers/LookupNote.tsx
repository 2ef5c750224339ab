import { useSignals } from '@preact/signals-react/runtime';
import type { LookupError } from '../model/lookup.ts';
import { useApp } from '../ui/context.ts';

/** Why nobody was found, and what to do about it (spec §8). */
export function LookupNote({ error }: { error: LookupError }) {
  useSignals();
  const { t } = useApp();
  return (
    <div className="ca-note" data-lookup-error={error}>
      <p>
        <b>{t(`lookup.${error}`)}</b>
      </p>
      <p>{t(`lookup.${error}Next`)}</p>
    </div>
  );
}
