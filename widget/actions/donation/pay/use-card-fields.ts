import { useEffect, useRef, useState } from 'react';
import {
  CARD_FIELDS,
  type CardField,
  type CardFields,
  type FieldLook,
  type FieldState,
  type FieldStates,
} from '../../../core/payments/provider.ts';
import { useApp, useOfAction } from '../../../ui/context.ts';
import { createPayCommands } from './pay-commands.ts';

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

/** Whether what was refused stands in the field still: nothing was changed, and the reader has not been there. */
const isAsItWas = (before: FieldState | undefined, { isComplete, isFocused }: FieldState) =>
  isComplete && (isFocused || !before?.isFocused);

/** Fields of a whole card that the provider or the server refused. */
function useRefused() {
  const [names, setNames] = useState<readonly CardField[]>([]);
  const states = useRef<FieldStates | null>(null);
  const isOver = useRef(false);
  return {
    has: (name: CardField) => names.includes(name),
    hear(next: FieldStates) {
      const before = states.current;
      states.current = next;
      setNames((all) => all.filter((name) => isAsItWas(before?.[name], next[name])));
    },
    /** @returns those that can be led to */
    mark(wrong: readonly CardField[]): readonly CardField[] {
      if (isOver.current) return [];
      setNames(wrong);
      return wrong;
    },
    end() {
      isOver.current = true;
    },
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
  const refused = useRefused();
  const submit = useRef(onSubmit);
  submit.current = onSubmit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields stand as long as their boxes
  useEffect(() => {
    const { number, expirationDate, cvv } = boxes;
    if (!number || !expirationDate || !cvv) return;
    let isGone = false;
    let stop: () => void = () => {};
    const opened = cardFields({
      boxes: { number, expirationDate, cvv },
      labels,
      look: lookOf(number),
      onSubmit: () => submit.current(),
    });
    opened
      .then((made) => {
        if (isGone) return;
        stop = made.watch((next) => {
          refused.hear(next);
          setStates(next);
        });
        setFields(made);
      })
      .catch((error) => {
        if (isGone) return;
        report(error);
        setLost(true);
      });
    return () => {
      isGone = true;
      refused.end();
      stop();
      opened.then((made) => made.close()).catch(() => {});
    };
  }, []);
  const missing = CARD_FIELDS.filter((name) => !states?.[name].isComplete);
  return {
    isLost,
    brands: fields?.brands ?? [],
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
      return { isFocused: state?.isFocused ?? false, isWrong: isWrong || refused.has(name) };
    },
    /** Pays if the card is whole; else, or if it is refused, leads to the first field that is wrong. */
    async ifWhole(pay: (whole: CardFields) => Promise<readonly CardField[]>) {
      setTried(true);
      if (!fields) return;
      const wrong = missing.length > 0 ? missing : await pay(fields);
      const [first] = missing.length > 0 ? wrong : refused.mark(wrong);
      if (first) fields.focus(first);
    },
  };
}

export type CardForm = ReturnType<typeof useCardFields>;
