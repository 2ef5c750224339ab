import { useSignals } from '@preact/signals-react/runtime';
import { BigButton, type BigButtonProps } from '../../../ui/BigButton.tsx';
import { Guarded } from './Guarded.tsx';

/** The button that pays. It can't be pressed unseen. */
export function PayButton(props: BigButtonProps) {
  useSignals();
  return (
    <Guarded>
      <BigButton {...props} />
    </Guarded>
  );
}
