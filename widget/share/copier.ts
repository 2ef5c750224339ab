import { type ReadonlySignal, signal } from '@preact/signals-core';
import { copyText } from '../browser/copy-text.ts';
import { COPIED_VISIBLE_MS } from '../numbers/constants.ts';

export type Copier = {
  /** What was copied a moment ago; '' a second later (spec §4). */
  copied: ReadonlySignal<string>;
  /** What the browser would not copy, for the reader to take by hand; '' for nothing. */
  refused: ReadonlySignal<string>;
  copy(text: string): Promise<void>;
  clear(): void;
};

/** Copies a link or a number, and says so for a second. */
export function createCopier(): Copier {
  const copied = signal('');
  const refused = signal('');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = () => {
    clearTimeout(timer);
    copied.value = '';
    refused.value = '';
  };
  return {
    copied,
    refused,
    clear,
    async copy(text) {
      clear();
      if (!(await copyText(text))) {
        refused.value = text;
        return;
      }
      copied.value = text;
      timer = setTimeout(clear, COPIED_VISIBLE_MS);
    },
  };
}
