import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef } from 'react';
import { useApp } from './context.ts';
import { Icon } from './Icon.tsx';
import { useScrollPadding } from './use-scroll-padding.ts';

export type ActionBarProps = {
  children?: ReactNode;
  button?: ReactNode;
  /** The note keeps its width, and the button takes what is left. */
  isNoteFirst?: boolean;
};

/** The bar at the foot of a screen: a note on one side, the main button on the other. After a failure it says so. */
export function ActionBar({ children, button, isNoteFirst }: ActionBarProps) {
  useSignals();
  const { session, t } = useApp();
  const bar = useRef<HTMLDivElement>(null);
  useScrollPadding(bar);
  return (
    <div className="ca-bar" data-note-first={isNoteFirst || undefined} ref={bar}>
      <div className="ca-bar-note">
        {session.isNotSent.value && (
          <p className="ca-error ca-not-sent">
            <Icon name="error" />
            {t('errors.notSentYet')}
          </p>
        )}
        {children}
      </div>
      {button}
    </div>
  );
}
