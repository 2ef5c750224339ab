import { useSignals } from '@preact/signals-react/runtime';
import { BigButton } from '../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createFinding } from './finding.ts';

/** The main button of a form whose lawmakers are still to be found. The panel on the screen holds the modals. */
export function FindButton() {
  useSignals();
  const { t } = useApp();
  const { isLooking, withLawmakers } = useOfAction(createFinding);
  return (
    <BigButton
      isSubmit
      isBusy={isLooking.value}
      busy={t('lawmakers.finding')}
      onPress={() => void withLawmakers(() => {})}
    >
      {t('lawmakers.find')}
    </BigButton>
  );
}
