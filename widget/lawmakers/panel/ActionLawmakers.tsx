import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Lazy } from '../../ui/Lazy.tsx';

async function load() {
  const { LawmakerPanel } = await import('./LawmakerPanel.tsx');
  function Part() {
    useSignals();
    return <LawmakerPanel action={useApp().session.activeAction.value} />;
  }
  return { Part };
}

/** The active action's lawmaker panel. Lazy: actions whose recipients the publisher named do not need it. */
export const ActionLawmakers = () => <Lazy when load={load} />;
