import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from './context.ts';

export type BigButtonProps = {
  children: ReactNode;
  onPress: () => void;
  /** Submits a form. The click does the work, because submit events never fire in some frames (contract §4). */
  isSubmit?: boolean;
  /** Something is missing, which the element with the id `missingId` names. A press then leads to what is missing. */
  isWaiting?: boolean;
  missingId?: string;
  /** Where what it says changes with a choice: a press on a first card is kept by this. */
  name?: string;
  /** Its work is under way: it ignores presses, and keeps the focus for the outcome. */
  isBusy?: boolean;
  /** What it says then, instead of its label. The page's first lines say it too, where they keep a press (`controls.css`). */
  busy?: string;
};

/**
 * A screen's main button. It ignores presses while a move is under way (spec §4) and while it sends. It is never
 * `disabled`, which would take the focus from it. Pressed, it looks busy until the next screen stands there.
 */
export function BigButton({ children, onPress, isSubmit, isWaiting, missingId, isBusy, busy, name }: BigButtonProps) {
  useSignals();
  const isMoving = useApp().session.isMoving.value;
  const button = useRef<HTMLButtonElement>(null);
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!isMoving) setPressed(false);
  }, [isMoving]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy || isMoving) return;
    // Enter in a field sends the form and disables the field, and Safari does not focus a pressed button.
    if (isSubmit) button.current?.focus({ preventScroll: true });
    setPressed(!isWaiting);
    onPress();
  };
  return (
    <button
      className="ca-big"
      data-big-button=""
      type={isSubmit ? 'submit' : 'button'}
      name={name}
      ref={button}
      data-moving={isMoving || undefined}
      aria-disabled={isWaiting || isBusy || isMoving || undefined}
      aria-describedby={isWaiting ? missingId : undefined}
      aria-busy={isBusy || (wasPressed && isMoving) || undefined}
      data-busy={isBusy ? undefined : busy}
      onClick={press}
    >
      <span>{isBusy && busy ? busy : children}</span>
    </button>
  );
}
