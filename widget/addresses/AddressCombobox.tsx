import { useSignals } from '@preact/signals-react/runtime';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { ControlProps } from '../fields/Field.tsx';
import { useApp } from '../ui/context.ts';
import type { AddressFieldProps } from './AddressField.tsx';
import { AddressStatus } from './AddressStatus.tsx';
import { addressesOf } from './index.ts';
import { useOpenList } from './use-open-list.ts';
import { NO_RESULTS, useSuggestions } from './use-suggestions.ts';

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
