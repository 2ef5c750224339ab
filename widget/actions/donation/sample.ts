import type { PaymentMethod } from '../../core/model/donation/ways.ts';
import { type CardField, type FieldStates, type OpenProvider, PaymentError } from '../../core/payments/provider.ts';

const EMPTY = { isEmpty: true, isComplete: false, isInvalid: false, isFocused: false };
const WHOLE = { isEmpty: false, isComplete: true, isInvalid: false, isFocused: false };
const WRONG = { isEmpty: false, isComplete: false, isInvalid: true, isFocused: false };

type Fill = 'empty' | 'whole' | 'wrong';

const STATES: Record<Fill, FieldStates> = {
  empty: { number: EMPTY, expirationDate: EMPTY, cvv: EMPTY },
  whole: { number: WHOLE, expirationDate: WHOLE, cvv: WHOLE },
  wrong: { number: WRONG, expirationDate: WHOLE, cvv: EMPTY },
};

const TEXTS: Record<Fill, Record<CardField, string>> = {
  empty: { number: '', expirationDate: '', cvv: '' },
  whole: { number: '4111 1111 1111 1111', expirationDate: '04 / 29', cvv: '123' },
  wrong: { number: '4111 1111 1111 1112', expirationDate: '04 / 29', cvv: '' },
};

type SampleOptions = { ways?: readonly PaymentMethod[]; fill?: Fill; fails?: boolean };

/** A payment provider of the gallery: its fields are filled in as the state needs them. */
export const sampleProvider =
  ({ ways = ['CreditCard'], fill = 'whole', fails = false }: SampleOptions = {}): OpenProvider =>
  async () => {
    const pay = async () => {
      if (fails) throw new PaymentError('cancelled');
      return { nonce: 'sample' };
    };
    return {
      isPlayMoney: false,
      ways: async () => ways,
      async cardFields({ boxes, labels }) {
        for (const [name, box] of Object.entries(boxes) as [CardField, HTMLElement][]) {
          const field = document.createElement('input');
          field.setAttribute('aria-label', labels[name]);
          field.value = TEXTS[fill][name];
          field.style.cssText = 'all:unset;width:100%';
          box.replaceChildren(field);
        }
        return {
          watch(listener) {
            listener(STATES[fill]);
            return () => {};
          },
          brands: ['visa', 'mastercard', 'amex'],
          focus: (name) => boxes[name].querySelector('input')?.focus(),
          pay,
          close: async () => {},
        };
      },
      payWith: pay,
      close: async () => {},
    };
  };
