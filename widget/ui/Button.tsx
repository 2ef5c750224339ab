import { useSignals } from '@preact/signals-react/runtime';
import type { ButtonHTMLAttributes } from 'react';
import { useApp } from './context.ts';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick' | 'disabled'> & {
  onPress: () => void;
  /** It ignores presses for now. */
  isOff?: boolean | undefined;
};

/**
 * A button other than the main one. It ignores presses while a move is under way (spec §4). It is never `disabled`,
 * which would take the focus from it.
 */
export function Button({ onPress, isOff = false, ...props }: ButtonProps) {
  useSignals();
  const isMoving = useApp().session.isMoving.value;
  return (
    <button
      {...props}
      type="button"
      data-moving={isMoving || undefined}
      aria-disabled={isOff || isMoving || undefined}
      onClick={() => {
        if (!isOff && !isMoving) onPress();
      }}
    />
  );
}
