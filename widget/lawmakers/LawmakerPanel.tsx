import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { list } from '../../i18n/index.ts';
import type { Action } from '../model/action.ts';
import type { Lawmaker } from '../model/lawmaker.ts';
import { useApp } from '../ui/context.ts';
import { lawmakersOf } from './index.ts';

export type LawmakerPanelProps = {
  action: Action;
  /** Those that the screen is about; default: all that were found. */
  picked?: readonly Lawmaker[];
};

/** Who the visitor's lawmakers are, or what is needed to know it. */
export function LawmakerPanel({ action, picked }: LawmakerPanelProps) {
  useSignals();
  const app = useApp();
  const { t, locale } = app;
  const lawmakers = lawmakersOf(app);
  const { stage, error, lawmakers: found } = lawmakers.lookup(action).value;
  useEffect(() => void lawmakers.prefetch(action), [lawmakers, action]);
  const shown = picked ?? found;
  return (
    <section className="ca-lawmakers" aria-live="polite">
      {stage === 'loading' && <p>{t('lawmakers.finding')}</p>}
      {stage === 'found' && (
        <p>
          {list(
            shown.map(({ displayName }) => displayName.full),
            locale,
          )}
        </p>
      )}
      {error && <p>{t(`lookup.${error}`)}</p>}
      <button type="button" className="ca-link" onClick={lawmakers.openFind}>
        {t(stage === 'found' ? 'lawmakers.changeAddress' : 'lawmakers.find')}
      </button>
    </section>
  );
}
