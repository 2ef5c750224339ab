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

/** Who is mentioned. It comes with what looks lawmakers up: a post to those whom the publisher named does without. */
export const Finding = () => <Later when load={load} />;
