import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../../../ui/context.ts';
import { AmountScreen } from '../amount/AmountScreen.tsx';
import { WayScreen } from './WayScreen.tsx';

/** The amounts where the front is skipped; behind them, the ways to pay. */
export function MainScreen() {
  useSignals();
  const { session } = useApp();
  return session.position.value.step === 'ways' ? <WayScreen /> : <AmountScreen />;
}
