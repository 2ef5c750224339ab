import { useEffect, useId, useRef } from 'react';
import { useApp } from '../../../ui/context.ts';

/** The number, selected, for a reader whose browser would not copy it. */
export function NumberField({ phone }: { phone: string }) {
  const { t } = useApp();
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.select();
  }, []);
  return (
    <div className="ca-by-hand">
      <label htmlFor={id}>{t('call.copyByHand')}</label>
      <input id={id} ref={ref} readOnly value={phone} onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}
