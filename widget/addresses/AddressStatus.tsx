import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import type { Addresses } from './index.ts';

const TROUBLES = {
  slow: 'form.addressSlow',
  unavailable: 'form.addressUnavailable',
  tooMany: 'form.addressTooMany',
} as const;

/** Status of the look-up. Problems are visible; the rest is for screen readers. */
export function AddressStatus({ store, isOpen }: { store: Addresses['store']; isOpen: boolean }) {
  useSignals();
  const { t } = useApp();
  const trouble = store.trouble.value;
  const found = store.suggestions.value.length;
  const words = () => {
    if (trouble) return t(TROUBLES[trouble]);
    if (store.stage.value === 'checking') return t('form.addressChecking');
    if (store.stage.value === 'searching') return t('form.addressSearching');
    if (!isOpen) return '';
    return found > 0 ? t('form.addressCount', { n: found }) : t('form.addressNoResults');
  };
  return (
    <p className={isOpen && !trouble ? 'ca-hidden' : 'ca-status'} role="status" data-trouble={trouble ?? undefined}>
      {words()}
    </p>
  );
}
