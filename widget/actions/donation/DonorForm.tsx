import { useSignals } from '@preact/signals-react/runtime';
import { Sheet } from '#platform/Sheet.tsx';
import { ActionForm } from '../../parts/form/ActionForm.tsx';
import { PersonFields } from '../../parts/form/person/PersonFields.tsx';
import { useActionForm } from '../../parts/form/use-action-form.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { PlayMoney } from './amount/AmountScreen.tsx';
import { DETAILS_STEPS, type DonorValues, donorFields, NO_DONOR } from './commands.ts';
import css from './gift.css' with { type: 'text' };
import { createPayCommands } from './pay/pay-commands.ts';

/** The form for the donor's details. The payment follows. */
export function DonorForm() {
  useSignals();
  const { session, t } = useApp();
  const commands = useOfAction(createPayCommands);
  const { form, offers, steps } = useActionForm<DonorValues>(donorFields, NO_DONOR, DETAILS_STEPS);
  const { formTitle, formDescription } = session.activeAction.value;
  return (
    <ActionForm
      title={formTitle || t('donation.details')}
      lead={formDescription}
      form={form}
      // The payment is the last step.
      steps={{ ...steps, count: steps.count + 1 }}
      commands={commands}
      offers={offers}
      button={[t('common.continue'), t('donation.processing')]}
      aside={
        <>
          <Sheet css={css} />
          <PlayMoney />
        </>
      }
    >
      <PersonFields form={form} />
    </ActionForm>
  );
}
