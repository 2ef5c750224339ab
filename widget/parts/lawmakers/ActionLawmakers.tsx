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

/** As high as a line of lawmakers, whom most readers' network finds. */
const ROOM = <div style={{ minHeight: 58 }} />;

/** The active action's lawmaker panel. Lazy: actions whose recipients the publisher named do not need it. */
export const ActionLawmakers = () => <Lazy when load={load} room={ROOM} />;

/** The panel on a screen whose main button finds lawmakers. */
export const LawmakersAboveButton = () => <Lazy when load={loadAboveButton} room={ROOM} />;
