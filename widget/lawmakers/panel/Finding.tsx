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

/** The active action's lawmakers, with what looks them up: an action for people whom the publisher named does without. */
export const Finding = () => <Lazy when load={load} />;
