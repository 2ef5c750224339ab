import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useApp } from './context.ts';
import { useKeptFocus } from './use-kept-focus.ts';

export type BigButtonProps = {
  children: ReactNode;
  onPress: () => void;
  /** A form's. Its click does the work: in some frames submit events never fire (contract §4). */
  isSubmit?: boolean;
  /** It can't act yet, but stays in reach and tells why: `missingId` names the element that says so. */
  isWaiting?: boolean;
  missingId?: string;
  /** What it does is under way: it does nothing more, and keeps the focus for what comes of it. */
  isBusy?: boolean;
};

/** A screen's main button. While a move is under way it is disabled (spec §4), while it sends it only does nothing. */
export function BigButton({ children, onPress, isSubmit, isWaiting, missingId, isBusy }: BigButtonProps) {
  useSignals();
  const isMoving = useApp().session.isMoving.value;
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, isMoving);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy) return;
    // Enter in a field sends the form and disables the field; Safari gives a button that is pressed no focus.
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
