import { useSignals } from '@preact/signals-react/runtime';
import { type Environment, useCombobox } from 'downshift';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from '../../ui/context.ts';
import type { ControlProps } from '../../ui/fields/Field.tsx';
import type { AddressFieldProps } from './AddressField.tsx';
import { type Addresses, addressesOf } from './index.ts';
import type { Suggestion } from './lookup.ts';
import { useOpenList } from './use-open-list.ts';

/**
 * Where downshift listens for events. In a shadow root, events that reach the window are retargeted to the host element,
 * so clicks on options would look like clicks outside.
 */
function environmentOf(element: Element | null): Environment | undefined {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot)) return undefined;
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    // Downshift reads only `activeElement`.
    document: root as unknown as Document,
    Node,
  };
}

/** Disabled list item shown when nothing is found (spec §8). */
const NO_RESULTS: Suggestion = { id: '', text: '', mainText: '', secondaryText: '' };

/** The list of suggestions below its field. The store owns the typed text, so that no key clears it. */
function useSuggestions(input: RefObject<HTMLInputElement | null>) {
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

const TROUBLES = {
  slow: 'form.addressSlow',
  unavailable: 'form.addressUnavailable',
  tooMany: 'form.addressTooMany',
} as const;

/** Status of the look-up. Problems are visible; the rest is for screen readers. */
function AddressStatus({ store, isOpen }: { store: Addresses['store']; isOpen: boolean }) {
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

export type AddressComboboxProps = AddressFieldProps & { countryCode: string; control: ControlProps };

/** Whether only the window lost the focus: the field regains it when the reader returns. */
const isWindowBlur = ({ currentTarget }: FocusEvent) =>
  (currentTarget.getRootNode() as Document | ShadowRoot).activeElement === currentTarget;

type Combobox = ReturnType<typeof useSuggestions>;

function SuggestionItems({ items, highlightedIndex, getItemProps }: Combobox) {
  const { t } = useApp();
  return items.map((item, index) => (
    <li key={item.id} {...getItemProps({ item, index })} data-current={index === highlightedIndex || undefined}>
      {item === NO_RESULTS ? t('form.addressNoResults') : item.mainText}
      {item.secondaryText && <small>{item.secondaryText}</small>}
    </li>
  ));
}

/** A text field with a list of suggestions (WAI-ARIA, combobox with list autocomplete). */
export function AddressCombobox(props: AddressComboboxProps) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = addressesOf(useApp());
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const combobox = useSuggestions(input);
  const { isOpen } = combobox;
  useOpenList(list, isOpen, combobox.items);
  useEffect(() => {
    if (props.isFirst) input.current?.focus();
  }, [props.isFirst]);

  const leave = (event: FocusEvent) => {
    props.onBlur?.();
    if (isWindowBlur(event)) return;
    // Downshift selects a highlighted item on blur.
    if (!isOpen || combobox.highlightedIndex < 0) commands.leave(props.isOptional ?? false);
    combobox.close();
  };
  /** While the list is closed, Escape belongs to the dialog around the field. */
  const press = (event: KeyboardEvent & { preventDownshiftDefault?: boolean }) => {
    if (event.key === 'Escape' && !isOpen) event.preventDownshiftDefault = true;
  };
  const own = {
    autoComplete: 'street-address',
    placeholder: t('form.addressHint'),
    disabled: props.disabled,
    spellCheck: false,
    onChange: (event: { target: EventTarget & { value?: string } }) =>
      commands.type(event.target.value ?? '', props.countryCode),
    onBlur: leave,
    onKeyDown: press,
    ref: (element: HTMLInputElement | null) => {
      input.current = element;
      if (typeof props.ref === 'function') props.ref(element);
    },
  };
  return (
    <>
      <input {...combobox.getInputProps({ ...own, ...props.control, 'aria-labelledby': undefined })} />
      <ul
        {...combobox.getMenuProps({ 'aria-label': t('form.addressSuggestions'), ref: list })}
        className="ca-suggestions"
        hidden={!isOpen}
      >
        {isOpen && <SuggestionItems {...combobox} />}
      </ul>
      {isOpen && store.attribution.value && <p className="ca-attribution">{store.attribution.value}</p>}
      <AddressStatus store={store} isOpen={isOpen} />
    </>
  );
}
