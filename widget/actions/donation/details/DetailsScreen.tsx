import { useSignals } from '@preact/signals-react/runtime';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { Checking } from '../pay/Checking.tsx';
import { PayScreen } from '../pay/PayScreen.tsx';
import { createDonationStore } from '../store.ts';
import { DonorForm } from './DonorForm.tsx';
import { PAY_STEP } from './fields.ts';

/** Two steps: the donor's details, and the payment. */
export function DetailsScreen() {
  useSignals();
  const { session } = useApp();
  const { isChecking } = useOfAction(createDonationStore);
  if (isChecking.value) return <Checking />;
  return session.position.value.step === PAY_STEP ? <PayScreen /> : <DonorForm />;
}
