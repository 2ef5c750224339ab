import { useEffect, useRef, useState } from 'react';
import type { CardField, CardFields, FieldLook, FieldStates } from '../../../payments/provider.ts';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createPayCommands } from './pay-commands.ts';

export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const satisfies readonly CardField[];

type Boxes = Partial<Record<CardField, HTMLElement | null>>;

/** The look of our own fields, for those in the provider's frames. */
function lookOf(box: HTMLElement): FieldLook {
  const { color, fontFamily } = getComputedStyle(box);
  const root = getComputedStyle(box.closest('.ca-root') ?? box);
  const custom = (name: string) => root.getPropertyValue(name).trim();
  return {
    color,
    fontFamily,
    fontSize: '16px',
    placeholderColor: custom('--ca-muted') || color,
    invalidColor: custom('--ca-error') || color,
  };
}

/** The provider's fields in our boxes, and what is known of them. */
export function useCardFields(labels: Record<CardField, string>, onSubmit: () => void) {
  const { report } = useApp();
  const { cardFields } = useOfAction(createPayCommands);
  const boxes = useRef<Boxes>({}).current;
  const [fields, setFields] = useState<CardFields | null>(null);
  const [states, setStates] = useState<FieldStates | null>(null);
  const [isTried, setTried] = useState(false);
  const [isLost, setLost] = useState(false);
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields stand as long as their boxes
  useEffect(() => {
    const { number, expirationDate, cvv } = boxes;
    if (!number || !expirationDate || !cvv) return;
    let isGone = false;
    let stop: () => void = () => {};
    // Wrapped, since a provider that was closed throws at once.
    const opened = Promise.resolve().then(() =>
      cardFields({
        boxes: { number, expirationDate, cvv },
        labels,
        look: lookOf(number),
        onSubmit: () => submit.current(),
      }),
    );
    opened
      .then((made) => {
        if (isGone) return;
        stop = made.watch(setStates);
        setFields(made);
      })
      .catch((error) => {
        if (isGone) return;
        report(error);
        setLost(true);
      });
    return () => {
      isGone = true;
      stop();
      opened.then((made) => made.close()).catch(() => {});
    };
  }, []);
  const missing = CARD_FIELDS.filter((name) => !states?.[name].isComplete);
  return {
    isLost,
    /** Fields that the payment still needs. */
    missing,
    boxRef: (name: CardField) => (element: HTMLElement | null) => {
      boxes[name] = element;
    },
    focus: (name: CardField) => fields?.focus(name),
    /** What is wrong is said once the reader has left the field, or tried to pay. */
    shown(name: CardField) {
      const state = states?.[name];
      const isWrong = !!state && ((state.isInvalid && !state.isFocused) || (isTried && !state.isComplete));
      return { isFocused: state?.isFocused ?? false, isWrong };
    },
    /** Pays if the card is whole; else leads to the first field that is not. */
    ifWhole(pay: (whole: CardFields) => unknown) {
      setTried(true);
      const [first] = missing;
      if (!fields) return;
      if (first) fields.focus(first);
      else return pay(fields);
    },
  };
}

export type CardForm = ReturnType<typeof useCardFields>;
