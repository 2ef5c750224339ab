import { useEffect, useId, useRef } from 'react';

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
