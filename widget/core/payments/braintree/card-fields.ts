import { within } from '../../model/time-limit.ts';
import type { CardField, CardFields, CardOptions, FieldLook, FieldState, FieldStates, Payment } from '../provider.ts';
import { asPaymentError } from './errors.ts';
import type { HostedField, HostedFields, HostedFieldsOptions } from './library.ts';

/** A card's date as cards print it, in letters of the reader's language: years are "años", "années", "anni". */
const datePlaceholder = (locale: string) => (/^(es|fr|it)\b/.test(locale) ? 'MM/AA' : 'MM/YY');

/** All that can change a field's state, and the one event for Enter (reference, HostedFields `on`). */
const CHANGES = ['focus', 'blur', 'empty', 'notEmpty', 'validityChange'];
const ENTER = 'inputSubmitRequest';

/** The library itself waits a minute. */
const FIELDS_MS = 20_000;

const withoutGaps = (rules: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(rules).filter((rule): rule is [string, string] => rule[1] !== undefined));

const stylesOf = ({ color, fontFamily, fontSize, placeholderColor, invalidColor }: FieldLook) => ({
  input: withoutGaps({ color, 'font-family': fontFamily, 'font-size': fontSize }),
  'input.invalid': withoutGaps({ color: invalidColor }),
  '::placeholder': withoutGaps({ color: placeholderColor }),
});

const placeholderOf = (field: CardField, locale: string) => (field === 'expirationDate' ? datePlaceholder(locale) : '');

function fieldsOf({ boxes, labels }: CardOptions, locale: string): HostedFieldsOptions['fields'] {
  const fieldOf = (field: CardField) => ({
    container: boxes[field],
    placeholder: placeholderOf(field, locale),
    iframeTitle: labels[field],
    internalLabel: labels[field],
  });
  return { number: fieldOf('number'), expirationDate: fieldOf('expirationDate'), cvv: fieldOf('cvv') };
}

const stateOf = ({ isEmpty, isValid, isPotentiallyValid, isFocused }: HostedField): FieldState => ({
  isEmpty,
  isComplete: isValid,
  isInvalid: !isPotentiallyValid,
  isFocused,
});

function statesOf(hosted: HostedFields): FieldStates {
  const { number, expirationDate, cvv } = hosted.getState().fields;
  return { number: stateOf(number), expirationDate: stateOf(expirationDate), cvv: stateOf(cvv) };
}

export type Card = { nonce: string; bin: string };

const BRANDS = { Visa: 'visa', MasterCard: 'mastercard', 'American Express': 'amex' } as const;

const brandsOf = (types: readonly string[]) =>
  Object.entries(BRANDS).flatMap(([type, brand]) => (types.includes(type) ? [brand] : []));

type Parts = {
  locale: string;
  /** Cards that the account takes, by the gateway's names. */
  types: readonly string[];
  create: (options: HostedFieldsOptions) => Promise<HostedFields>;
  /** From a card that the gateway has taken to what pays. */
  payWith: (card: Card) => Promise<Payment>;
};

/** Braintree's hosted fields. @throws PaymentError if they can't be opened */
export async function openCardFields(
  card: CardOptions,
  { locale, types, create, payWith }: Parts,
): Promise<CardFields> {
  const creating = create({ styles: stylesOf(card.look), fields: fieldsOf(card, locale) });
  const hosted = await within(FIELDS_MS, creating, () => new Error('The fields took too long')).catch((cause) => {
    throw asPaymentError(cause);
  });
  const listeners = new Set<(states: FieldStates) => void>();
  const tell = () => {
    for (const listener of listeners) listener(statesOf(hosted));
  };
  for (const event of CHANGES) hosted.on(event, tell);
  hosted.on(ENTER, () => card.onSubmit?.());
  return {
    watch(listener) {
      listeners.add(listener);
      listener(statesOf(hosted));
      return () => listeners.delete(listener);
    },
    brands: brandsOf(types),
    focus: (field) => hosted.focus(field),
    async pay() {
      try {
        const { nonce, details } = await hosted.tokenize();
        return await payWith({ nonce, bin: details.bin });
      } catch (cause) {
        throw asPaymentError(cause);
      }
    },
    async close() {
      listeners.clear();
      await hosted.teardown().catch(() => undefined); // torn down already
    },
  };
}
