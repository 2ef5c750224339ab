import { useSignals } from '@preact/signals-react/runtime';
import type { MouseEvent, ReactNode } from 'react';
import type { Asked } from '../address/asked.ts';
import { useDashboard } from '../app/context.ts';

type Props = { to: Partial<Asked>; isCurrent?: boolean; children: ReactNode };

/** With these a link opens elsewhere, as everywhere in the browser. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** A link to another view, which this page shows itself. */
export function Link({ to, isCurrent, children }: Props) {
  useSignals();
  const { addressWith, show } = useDashboard();
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    show(to);
  };
  return (
    <a href={addressWith(to)} aria-current={isCurrent ? 'true' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
