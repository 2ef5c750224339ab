import { useSignals } from '@preact/signals-react/runtime';
import type { MouseEvent, ReactNode } from 'react';
import { useApp } from './context.ts';

export type BigButtonProps = {
  children: ReactNode;
  onPress: () => void;
  /** A form's. Its click does the work: in some frames submit events never fire (contract §4). */
  isSubmit?: boolean;
  /** It can't act yet, but stays in reach and tells why: `missingId` names the element that says so. */
  isWaiting?: boolean;
  missingId?: string;
  isBusy?: boolean;
};

/** A screen's main button. While a move or a submission is under way it must not act (spec §4). */
export function BigButton({ children, onPress, isSubmit, isWaiting, missingId, isBusy }: BigButtonProps) {
  useSignals();
  const isMoving = useApp().session.isMoving.value;
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <button
      className="ca-big"
      data-big-button=""
      type={isSubmit ? 'submit' : 'button'}
      disabled={isMoving || isBusy}
      aria-disabled={isWaiting || undefined}
      aria-describedby={isWaiting ? missingId : undefined}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      <span>{children}</span>
    </button>
  );
}
