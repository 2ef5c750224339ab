import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { inSentence, list } from '../../../../i18n/index.ts';
import { CARD_FIELDS, type CardField } from '../../../core/payments/provider.ts';
import { BigButton } from '../../../ui/BigButton.tsx';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { FieldError } from '../../../ui/fields/Field.tsx';
import { moneyText } from '../money-text.ts';
import { uncharged } from '../refusal.ts';
import { createDonationStore } from '../store.ts';
import { Guarded } from './Guarded.tsx';
import { CardMarks } from './Marks.tsx';
import { PayForm } from './PayForm.tsx';
import { createPayCommands } from './pay-commands.ts';
import { type CardForm, useCardFields } from './use-card-fields.ts';

const LABELS = {
  number: 'donation.cardNumber',
  expirationDate: 'donation.expiry',
  cvv: 'donation.cvv',
} as const satisfies Record<CardField, string>;

const ERRORS = {
  number: 'donation.invalidCard',
  expirationDate: 'donation.invalidExpiry',
  cvv: 'validation.cvv',
} as const satisfies Record<CardField, string>;

/** The box into which the provider puts a frame of its own. */
function Box({ name, card }: { name: CardField; card: CardForm }) {
  useSignals();
  const { t } = useApp();
  const id = useId();
  const { isFocused, isWrong } = card.shown(name);
  return (
    <div className="ca-field ca-card-field" data-field={name}>
      {/* The frame's own field has this name too; a press on this one leads there. */}
      <div className="ca-label" aria-hidden="true" onClick={() => card.focus(name)}>
        <span className="ca-card-label">{t(LABELS[name])}</span>
        {name === 'number' && <CardMarks brands={card.brands} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the provider's field in it has the label; a fieldset needs one more */}
      <div
        className="ca-card-box"
        role="group"
        aria-label={t(LABELS[name])}
        aria-describedby={id}
        ref={card.boxRef(name)}
        data-focused={isFocused || undefined}
        data-wrong={isWrong || undefined}
      />
      <FieldError id={id} error={isWrong ? t(ERRORS[name]) : ''} />
    </div>
  );
}

/** The card, in fields of the payment provider. */
export function CardPay() {
  useSignals();
  const { t, locale } = useApp();
  const { begun, isSubmitting } = useOfAction(createDonationStore);
  const { payByCard } = useOfAction(createPayCommands);
  const labels = { number: t(LABELS.number), expirationDate: t(LABELS.expirationDate), cvv: t(LABELS.cvv) };
  const press = () => void card.ifWhole(payByCard);
  const card = useCardFields(labels, press);
  const id = useId();
  const missing = card.missing.map((name) => inSentence(labels[name], locale));
  const amount = begun.value ? moneyText(begun.value.amount, begun.value.currency, locale) : '';
  return (
    <PayForm
      title={t('donation.cardDetails')}
      button={
        <Guarded>
          <BigButton
            isWaiting={missing.length > 0}
            missingId={`${id}${card.isLost ? 'lost' : 'missing'}`}
            isBusy={isSubmitting.value}
            busy={t('donation.paying', { amount })}
            onPress={press}
          >
            {t('donation.give', { amount })}
          </BigButton>
        </Guarded>
      }
      note={
        <>
          <FieldError id={`${id}lost`} error={card.isLost ? uncharged(t('donation.paymentGateway'), t) : ''} />
          {!card.isLost && (
            <p className="ca-missing" id={`${id}missing`}>
              {missing.length > 0 && t('form.missing', { fields: list(missing, locale) })}
            </p>
          )}
        </>
      }
    >
      {CARD_FIELDS.map((name) => (
        <Box key={name} name={name} card={card} />
      ))}
    </PayForm>
  );
}
