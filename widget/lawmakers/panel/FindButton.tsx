import { useSignals } from '@preact/signals-react/runtime';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp } from '../../ui/context.ts';
import { lawmakersOf } from '../index.ts';

/** The main button of a form whose lawmakers are still to be found. The panel on the screen holds the modals. */
export function FindButton() {
  useSignals();
  const app = useApp();
  const lawmakers = lawmakersOf(app);
  const isLooking = lawmakers.lookup(app.session.activeAction.value).value.stage === 'loading';
  return (
    <BigButton isSubmit isBusy={isLooking} onPress={() => lawmakers.openFind()}>
      {app.t('lawmakers.find')}
    </BigButton>
  );
}
