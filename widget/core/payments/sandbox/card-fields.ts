import {
  CARD_FIELDS,
  type CardField,
  type CardFields,
  type CardOptions,
  type FieldStates,
  type Payment,
  PaymentError,
} from '../provider.ts';
import { openFrame, type PageFrame } from './frame.ts';
import type { Opening, Role, Said } from './protocol.ts';

/** Those of which the sandbox has a card (docs/operators.md). */
const BRANDS = ['visa', 'mastercard', 'amex'] as const;
const EMPTY = { isEmpty: true, isComplete: false, isInvalid: false, isFocused: false };

type Parts = {
  page: string;
  /** @param label of a frame, for people who don't see it */
  openingOf: (role: Role, label?: string) => Opening;
  /** Asks for the bank's step. */
  askBank: () => Promise<Payment>;
};

/** What the number's frame says when it was told to pay. */
function paymentOf(said: Said, { askBank }: Parts): Promise<Payment> | Payment {
  if (said.type === 'paid') return { nonce: said.nonce };
  if (said.type === 'bank') return askBank();
  if (said.type === 'invalid') throw new PaymentError('invalid', said.fields);
  throw new PaymentError('failed');
}

/** Opens the three fields of a card. @throws PaymentError if their page doesn't answer */
export async function openCardFields(
  { boxes, labels, look, onSubmit }: CardOptions,
  parts: Parts,
): Promise<CardFields> {
  const listeners = new Set<(states: FieldStates) => void>();
  let states: FieldStates = { number: EMPTY, expirationDate: EMPTY, cvv: EMPTY };
  let answer: ((said: Said) => void) | undefined;
  let paying: Promise<Payment> | undefined;

  const hear = (field: CardField) => (said: Said) => {
    if (said.type === 'submit') onSubmit?.();
    else if (said.type === 'state') {
      states = { ...states, [field]: said.state };
      for (const listener of listeners) listener(states);
    } else answer?.(said);
  };
  const open = (field: CardField) =>
    openFrame(boxes[field], parts.page, { ...parts.openingOf(field, labels[field]), look }, hear(field));
  const frames = Object.fromEntries(CARD_FIELDS.map((field) => [field, open(field)])) as Record<CardField, PageFrame>;
  const closeAll = () => {
    for (const field of CARD_FIELDS) frames[field].close();
    answer?.({ type: 'failed' });
  };

  async function pay(): Promise<Payment> {
    const said = await new Promise<Said>((resolve) => {
      answer = resolve;
      frames.number.say({ type: 'pay' });
    });
    return paymentOf(said, parts);
  }

  try {
    await Promise.all(CARD_FIELDS.map((field) => frames[field].opened));
  } catch (cause) {
    closeAll();
    throw cause;
  }
  return {
    watch(listener) {
      listeners.add(listener);
      listener(states);
      return () => listeners.delete(listener);
    },
    brands: BRANDS,
    focus(field) {
      // A frame's own focus brings the reader's keyboard there; its page then chooses the input.
      frames[field].element.focus();
      frames[field].say({ type: 'focus' });
    },
    pay() {
      paying ??= pay().finally(() => {
        paying = undefined;
        answer = undefined;
      });
      return paying;
    },
    close: async () => closeAll(),
  };
}
