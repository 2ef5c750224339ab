import { useEffect, useId, useRef } from 'react';
import { isOpaque } from '../../core/browser/is-opaque.ts';
import { useApp } from '../../ui/context.ts';
import type { LinkByHand } from './commands.ts';
import { OwnPageLink } from './OwnPageLink.tsx';

/** A selected text to copy by hand. */
export function ByHandField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.select();
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div className="ca-by-hand">
      <label htmlFor={id}>{label}</label>
      <input id={id} ref={ref} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
    </div>
  );
}

const LABEL = { copy: 'share.copyFailed', popup: 'share.popupFailed' } as const;

/** A link to copy by hand, where the browser refused to copy it or to open a window. */
export function LinkField({ link, why }: LinkByHand) {
  const { t } = useApp();
  return (
    <>
      <ByHandField label={t(LABEL[why])} value={link} />
      {isOpaque() && <OwnPageLink />}
    </>
  );
}
