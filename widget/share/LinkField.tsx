import { useEffect, useId, useRef } from 'react';
import { useApp } from '../ui/context.ts';
import type { LinkByHand } from './commands.ts';

const LABEL = { copy: 'share.copyFailed', popup: 'share.popupFailed' } as const;

/** The link, selected, for a reader whose browser would neither copy it nor open a window. */
export function LinkField({ link, why }: LinkByHand) {
  const { t } = useApp();
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.select();
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className="ca-by-hand">
      <label htmlFor={id}>{t(LABEL[why])}</label>
      <input id={id} ref={ref} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}
