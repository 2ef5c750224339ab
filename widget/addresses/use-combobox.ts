import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../ui/context.ts';
import type { AddressComboboxProps } from './AddressCombobox.tsx';

const load = () => import('./AddressCombobox.tsx');

/** Brings the field ahead of its form; whoever opens the form asks again, and tells. */
export const warmAddressField = () => void load().catch(() => {});

/** The field with its list, which comes apart: `null` until it is here. @param onFailed it did not come */
export function useCombobox(onFailed: () => void) {
  const { report } = useApp();
  const [Combobox, setCombobox] = useState<ComponentType<AddressComboboxProps> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => {
    load().then(
      ({ AddressCombobox }) => setCombobox(() => AddressCombobox),
      (error) => {
        report(error);
        onFailed();
      },
    );
  }, []);
  return Combobox;
}
