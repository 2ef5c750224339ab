import { useSignals } from '@preact/signals-react/runtime';
import { Given } from './Given.tsx';
import { PlayMoney } from './PlayMoney.tsx';

/** The amount, the partner that gets it, and whether it is play money. */
export function GiftLine() {
  useSignals();
  return (
    <div className="ca-gift-line">
      <p>
        <Given />
      </p>
      <PlayMoney />
    </div>
  );
}
