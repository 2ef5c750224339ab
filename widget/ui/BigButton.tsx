import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useApp } from './context.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export type BigButtonProps = {
  children: ReactNode;
  onPress: () => void;
  /** Submits a form. The click does the work, because submit events never fire in some frames (contract §4). */
  isSubmit?: boolean;
  /** It can't act yet, but keeps focusable; the element with the id `missingId` says why. */
  isWaiting?: boolean;
  missingId?: string;
  /** Its work is under way: it ignores presses, and keeps the focus for the outcome. */
  isBusy?: boolean;
};

/**
 * A screen's main button. It is disabled while a move is under way (spec §4); while it sends, it only ignores presses.
 */
export function BigButton({ children, onPress, isSubmit, isWaiting, missingId, isBusy }: BigButtonProps) {
  useSignals();
  const isMoving = useApp().session.isMoving.value;
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, isMoving);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // Enter in a field sends the form and disables the field, and Safari does not focus a pressed button.
    if (isSubmit) button.current?.focus({ preventScroll: true });
    onPress();
  };
  return (
    <button
      className="ca-big"
      data-big-button=""
      type={isSubmit ? 'submit' : 'button'}
      ref={button}
      disabled={isMoving}
      aria-disabled={isWaiting || isBusy || undefined}
      aria-describedby={isWaiting ? missingId : undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      <span>{children}</span>
    </button>
  );
}
