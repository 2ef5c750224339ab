import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Later } from '../../ui/Later.tsx';

async function load() {
  const { LawmakerPanel } = await import('../../lawmakers/LawmakerPanel.tsx');
  function Part() {
    useSignals();
    return <LawmakerPanel action={useApp().session.activeAction.value} />;
  }
  return { Part };
}

/** Lawmakers come with what looks them up: calls to people whom the publisher named do without. */
export const Finding = () => <Later when load={load} />;
