import type { CardFields, FieldStates, OpenProvider } from '../../core/payments/provider.ts';

const FILLED = { isEmpty: false, isComplete: true, isInvalid: false, isFocused: false };
const STATES: FieldStates = { number: FILLED, expirationDate: FILLED, cvv: FILLED };

/** Shown where a provider's own fields would be. They ask for nothing. */
const TEXTS = { number: '•••• •••• •••• 1111', expirationDate: '12/30', cvv: '•••' } as const;

const payment = async () => ({ nonce: 'rehearsal' });

/** Stands in for a payment provider where nothing is sent: a card that is filled in already, and nobody is charged. */
export const openRehearsal: OpenProvider = async () => ({
  isPlayMoney: true,
  ways: async () => ['CreditCard'],
  async cardFields({ boxes, labels }): Promise<CardFields> {
    const drawn = (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).map((name) => {
      const shown = document.createElement('span');
      shown.setAttribute('role', 'img');
      shown.setAttribute('aria-label', labels[name]);
      shown.textContent = TEXTS[name];
      boxes[name].replaceChildren(shown);
      return shown;
    });
    return {
      watch(listener) {
        listener(STATES);
        return () => {};
      },
      focus: () => {},
      pay: payment,
      close: async () => drawn.forEach((shown) => void shown.remove()),
    };
  },
  payWith: payment,
  close: async () => {},
});
