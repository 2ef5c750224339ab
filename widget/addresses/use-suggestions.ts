import { useSignals } from '@preact/signals-react/runtime';
import { useCombobox } from 'downshift';
import { type RefObject, useState } from 'react';
import { useApp } from '../ui/context.ts';
import { environmentOf } from './environment.ts';
import { addressesOf } from './index.ts';
import type { Suggestion } from './lookup/lookup.ts';

/** Disabled list item shown when nothing is found (spec §8). */
export const NO_RESULTS: Suggestion = { id: '', text: '', mainText: '', secondaryText: '' };

/** The list of suggestions below its field. The store owns the typed text, so that no key clears it. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  useSignals();
  const { store, commands } = addressesOf(useApp());
  const [wantsOpen, setWantsOpen] = useState(false);
  const found = store.suggestions.value;
  const isEmpty = found.length === 0 && store.stage.value === 'ready' && store.text.value.trim() !== '';
  const items = isEmpty ? [NO_RESULTS] : [...found];
  const isOpen = wantsOpen && items.length > 0 && store.stage.value !== 'checking';
  const environment = environmentOf(input.current);
  const combobox = useCombobox<Suggestion>({
    items,
    isOpen,
    inputValue: store.text.value,
    selectedItem: null,
    ...(environment && { environment }),
    itemToString: (item) => item?.text ?? '',
    isItemDisabled: (item) => item === NO_RESULTS,
    onIsOpenChange: ({ isOpen: wants }) => setWantsOpen(wants),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && void commands.pick(selectedItem),
  });
  return { ...combobox, items, isOpen, close: () => setWantsOpen(false) };
}
