import { type ComponentType, useEffect, useState } from 'react';
import { useApp } from '../../ui/context.ts';
import type { AddressComboboxProps } from './AddressCombobox.tsx';

const load = () => import('./AddressCombobox.tsx');

/** Preloads the field. Errors are ignored here: `useCombobox` loads it again and reports them. */
export const preloadAddressField = () => void load().catch(() => {});

/** The lazily loaded combobox; `null` while it loads. @param onFailed called when it cannot be loaded */
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
