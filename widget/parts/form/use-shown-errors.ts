import { useRef, useState } from 'react';
import type { ChangeHandler, UseFormRegisterReturn } from 'react-hook-form';

/**
 * Which fields show their error before the form is sent. A field shows one once the reader has left it with a wrong value,
 * and until the value is right (contract §8, 31). GOV.UK Design System: never show an error while the reader types. A field
 * in which nothing was typed shows none.
 *
 * @param isWrong judges the field's present value
 */
export function useShownErrors(isWrong: (name: string) => boolean) {
  const typed = useRef(new Set<string>()).current;
  const [shown, setShown] = useState<readonly string[]>([]);
  /** After a field's value has changed. */
  function change(name: string) {
    typed.add(name);
    if (!isWrong(name)) setShown((names) => (names.includes(name) ? names.filter((each) => each !== name) : names));
  }
  /** After the focus has left a field. */
  function leave(name: string) {
    if (typed.has(name) && isWrong(name)) setShown((names) => (names.includes(name) ? names : [...names, name]));
  }
  return {
    shown,
    change,
    leave,
    /** Props of a text field that tell of its changes and of leaving it. */
    heard<R extends UseFormRegisterReturn>(registered: R): R {
      const onChange: ChangeHandler = (event) => {
        const isDone = registered.onChange(event);
        change(registered.name);
        return isDone;
      };
      const onBlur: ChangeHandler = (event) => {
        leave(registered.name);
        return registered.onBlur(event);
      };
      return { ...registered, onChange, onBlur };
    },
  };
}
