import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { Later } from '../ui/Later.tsx';

async function load() {
  const { LawmakerPanel } = await import('./LawmakerPanel.tsx');
  function Part() {
    useSignals();
    return <LawmakerPanel action={useApp().session.activeAction.value} />;
  }
  return { Part };
}

/** The active action's lawmakers, with what looks them up: an action for people whom the publisher named does without. */
export const Finding = () => <Later when load={load} />;
