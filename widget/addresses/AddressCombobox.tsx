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

/** A text field with a list of suggestions (WAI-ARIA, combobox with list autocomplete). */
export function AddressCombobox({
  control,
  countryCode,
  isOptional,
  disabled,
  isFirst,
  ...props
}: AddressComboboxProps) {
  useSignals();
  const { t } = useApp();
  const { store, commands } = addressesOf(useApp());
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { items, isOpen, highlightedIndex, close, getInputProps, getMenuProps, getItemProps } = useSuggestions(input);
  useOpenList(list, isOpen, items);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);

  const leave = (event: FocusEvent) => {
    props.onBlur?.();
    if (isWindowBlur(event)) return;
    // Downshift selects a highlighted item on blur.
    if (!isOpen || highlightedIndex < 0) commands.leave(isOptional ?? false);
    close();
  };
  /** While the list is closed, Escape belongs to the dialog around the field. */
  const press = (event: KeyboardEvent & { preventDownshiftDefault?: boolean }) => {
    if (event.key === 'Escape' && !isOpen) event.preventDownshiftDefault = true;
  };
  const own = {
    autoComplete: 'street-address',
    placeholder: t('form.addressHint'),
    disabled,
    spellCheck: false,
    onChange: (event: { target: EventTarget & { value?: string } }) =>
      commands.type(event.target.value ?? '', countryCode),
    onBlur: leave,
    onKeyDown: press,
    ref: (element: HTMLInputElement | null) => {
      input.current = element;
      if (typeof props.ref === 'function') props.ref(element);
    },
  };
  return (
    <>
      <input {...getInputProps({ ...own, ...control, 'aria-labelledby': undefined })} />
      <ul
        {...getMenuProps({ 'aria-label': t('form.addressSuggestions'), ref: list })}
        className="ca-suggestions"
        hidden={!isOpen}
      >
        {isOpen &&
          items.map((item, index) => (
            <li key={item.id} {...getItemProps({ item, index })} data-current={index === highlightedIndex || undefined}>
              {item === NO_RESULTS ? t('form.addressNoResults') : item.mainText}
              {item.secondaryText && <small>{item.secondaryText}</small>}
            </li>
          ))}
      </ul>
      {isOpen && store.attribution.value && <p className="ca-attribution">{store.attribution.value}</p>}
      <AddressStatus store={store} isOpen={isOpen} />
    </>
  );
}
