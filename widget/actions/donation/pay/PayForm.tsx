import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useId } from 'react';
import { Sheet } from '#platform/Sheet.tsx';
import { stepsOf } from '../../../parts/form/steps.ts';
import { useOptIns } from '../../../parts/form/use-action-form.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { TextField } from '../../../ui/fields/Field.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { DETAILS_STEPS, donorFields } from '../commands.ts';
import { GiftLine } from '../GiftLine.tsx';
import css from '../gift.css' with { type: 'text' };
import { createDonationStore } from '../store.ts';
import { Giving } from './Giving.tsx';
import marks from './marks.css' with { type: 'text' };

type PayFormProps = {
  title: string;
  /** The payment's own fields or words. */
  children?: ReactNode;
  button: ReactNode;
  /** Beside the button. */
  note?: ReactNode;
};

/** The frame of each way to pay: what is given to whom, the dedication, the button. Once it is paid, nothing asks for it any more. */
export function PayForm({ title, children, button, note }: PayFormProps) {
  useSignals();
  const { session, t } = useApp();
  const store = useOfAction(createDonationStore);
  const { offers } = useOptIns(session.activeAction.value, 'phone' in donorFields);
  const isPaid = store.isPaid.value;
  const count = stepsOf(DETAILS_STEPS, () => true, offers.length).length + 1;
  const id = useId();
  return (
    <div className="ca-form ca-gift-pay" data-step="pay">
      <Sheet css={css} />
      <Sheet css={marks} />
      {isPaid ? (
        <Heading>{t('donation.thankYouTitle')}</Heading>
      ) : (
        <div className="ca-step-head">
          <p className="ca-step" id={`${id}step`}>
            {t('form.step', { n: count, of: count })}
          </p>
          <Heading id={`${id}title`} labelledBy={`${id}step ${id}title`}>
            {title}
          </Heading>
        </div>
      )}
      <div className="ca-gift-body">
        <fieldset className="ca-lock" disabled={store.isSubmitting.value}>
          <div className="ca-fields">
            {children}
            <TextField
              className="ca-wide"
              label={t('donation.dedication')}
              placeholder={t('donation.dedicationHint')}
              isOptional
              name="dedication"
              autoComplete="off"
              value={store.dedication.value}
              onChange={({ currentTarget }) => store.setDedication(currentTarget.value)}
            />
          </div>
        </fieldset>
        {store.isSubmitting.value && <Giving />}
      </div>
      <ActionBar button={!isPaid && button}>
        <GiftLine />
        {!isPaid && note}
      </ActionBar>
    </div>
  );
}
