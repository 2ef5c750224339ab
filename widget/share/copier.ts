import { type ReadonlySignal, signal } from '@preact/signals-core';
import { copyText } from '../browser/copy-text.ts';
import { COPIED_VISIBLE_MS } from '../numbers/constants.ts';

export type Copier = {
  /** The text copied within the last second (spec §4), else ''. */
  copied: ReadonlySignal<string>;
  /** The text that the browser refused to copy, else ''. */
  refused: ReadonlySignal<string>;
  copy(text: string): Promise<void>;
  clear(): void;
};

/** Copies a text and confirms it for a second. */
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
