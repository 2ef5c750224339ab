import { useSignals } from '@preact/signals-react/runtime';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { OwnPageLink } from '../../../parts/share/OwnPageLink.tsx';
import { useApp } from '../../../ui/context.ts';
import { type PressGuard, watchPresses } from './press-guard.ts';

/**
 * Around what pays: a press by pointer counts only where the reader can have seen what it does. Until then it looks as if
 * it were still to come.
 */
export function Guarded({ children }: { children: ReactNode }) {
  useSignals();
  const { t } = useApp();
  const ref = useRef<HTMLDivElement>(null);
  const guard = useRef<PressGuard | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const watched = watchPresses(ref.current, setReady);
    guard.current = watched;
    return watched.stop;
  }, []);
  const check = (event: MouseEvent) => {
    const verdict = guard.current?.judge(event.nativeEvent) ?? 'early';
    setHidden(verdict === 'hidden');
    if (verdict === 'fine') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="ca-gift-guard"
      data-early={!isReady || undefined}
      ref={ref}
      onClickCapture={check}
      onAuxClickCapture={check}
    >
      {isHidden && (
        <p className="ca-error" role="alert">
          {t('donation.hidden')} <OwnPageLink />
        </p>
      )}
      {children}
    </div>
  );
}
