import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../ui/context.ts';
import { Lazy } from '../../ui/Lazy.tsx';

const loader = (isFindElsewhere: boolean) => async () => {
  const { LawmakerPanel } = await import('./LawmakerPanel.tsx');
  function Part() {
    useSignals();
    return <LawmakerPanel action={useApp().session.activeAction.value} isFindElsewhere={isFindElsewhere} />;
  }
  return { Part };
};

const load = loader(false);
const loadAboveButton = loader(true);

/** The active action's lawmaker panel. Lazy: actions whose recipients the publisher named do not need it. */
export const ActionLawmakers = () => <Lazy when load={load} />;

/** The panel on a screen whose main button finds lawmakers. */
export const LawmakersAboveButton = () => <Lazy when load={loadAboveButton} />;
