import { useSignals } from '@preact/signals-react/runtime';
import { useCombobox } from 'downshift';
import { type RefObject, useState } from 'react';
import { useApp } from '../ui/context.ts';
import { environmentOf } from './environment.ts';
import { addressesOf } from './index.ts';
import type { Suggestion } from './lookup/lookup.ts';

/** Stands in the list where nothing is found; it can't be chosen (spec §8). */
export const NOTHING: Suggestion = { id: '', text: '', mainText: '', secondaryText: '' };

/** The suggestions as a list that opens below its field. What is typed stays the store's: no key clears it. */
export function useSuggestions(input: RefObject<HTMLInputElement | null>) {
  useSignals();
  const { store, commands } = addressesOf(useApp());
  const [wantsOpen, setWantsOpen] = useState(false);
  const found = store.suggestions.value;
  const isEmpty = found.length === 0 && store.stage.value === 'ready' && store.text.value.trim() !== '';
  const items = isEmpty ? [NOTHING] : [...found];
  const isOpen = wantsOpen && items.length > 0 && store.stage.value !== 'checking';
  const environment = environmentOf(input.current);
  const combobox = useCombobox<Suggestion>({
    items,
    isOpen,
    inputValue: store.text.value,
    selectedItem: null,
    ...(environment && { environment }),
    itemToString: (item) => item?.text ?? '',
    isItemDisabled: (item) => item === NOTHING,
    onIsOpenChange: ({ isOpen: wants }) => setWantsOpen(wants),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && void commands.pick(selectedItem),
  });
  return { ...combobox, items, isOpen, close: () => setWantsOpen(false) };
}
