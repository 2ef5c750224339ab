import { type ReadonlySignal, signal } from '@preact/signals-core';
import { COPIED_VISIBLE_MS } from '../../core/numbers/constants.ts';

/** Copies a selection, which also works in frames without clipboard permission, but only during a press. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;top:0;opacity:0';
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // Under an open dialog, nothing else can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}

/** @returns whether the text was copied */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused by the page's permissions policy, by a sandbox, or not available in an old browser.
    return copySelected(text);
  }
}

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
