import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Modal } from '../../../widget/ui/Modal.tsx';
import { acting, withDom } from '../../support/dom.ts';
import { renderInShell } from '../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../support/wire.ts';

withDom(test);

function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Where do you live?">
        <input id="answer" />
      </Modal>
    </>
  );
}

async function open() {
  const { container } = await renderInShell(<Question />, wireWidget([wireCard('c', [wireAction(1, 'petition')])]));
  const opener = container.querySelector<HTMLElement>('#opener');
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  opener?.focus();
  await acting(() => opener?.click());
  return { opener, dialog };
}

test('is labelled by its title and shows its content', async () => {
  const { dialog } = await open();
  assert.is(dialog.open, true);
  assert.is(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent, 'Where do you live?');
  assert.ok(dialog.querySelector('#answer'));
});

const ways: [title: string, close: (dialog: HTMLDialogElement) => void][] = [
  ['its button', (dialog) => dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click()],
  ['a click outside', (dialog) => dialog.click()],
  ['Escape', (dialog) => dialog.close()],
];

for (const [title, close] of ways)
  test(`is closed by ${title}, and the focus goes back`, async () => {
    const { dialog, opener } = await open();
    dialog.querySelector<HTMLElement>('#answer')?.focus();
    await acting(() => close(dialog));
    assert.is(dialog.open, false);
    assert.is(document.activeElement, opener);
  });

test('stays open when an earlier close event arrives late', async () => {
  const { dialog, opener } = await open();
  await acting(() => dialog.querySelector<HTMLElement>('[aria-label=Close]')?.click());
  await acting(() => opener?.click());
  await acting(() => void dialog.dispatchEvent(new Event('close')));
  assert.is(dialog.open, true);
});

/** Two modals, one after the other, such as an address and its result. */
function Questions() {
  const [asked, setAsked] = useState<'first' | 'second' | null>('first');
  return (
    <>
      <Modal isOpen={asked === 'first'} onClose={() => setAsked(null)} title="Where do you live?">
        <button type="button" id="next" onClick={() => setAsked('second')}>
          Next
        </button>
      </Modal>
      <Modal isOpen={asked === 'second'} onClose={() => setAsked(null)} title="Are these yours?">
        <p>Yes</p>
      </Modal>
    </>
  );
}

test('does not close the modal that replaces it', async () => {
  const { container } = await renderInShell(<Questions />, wireWidget([wireCard('c', [wireAction(1, 'petition')])]));
  await acting(() => container.querySelector<HTMLElement>('#next')?.click());
  // Browsers fire the close event a moment later.
  await acting(() => void container.querySelector('dialog')?.dispatchEvent(new Event('close')));
  assert.equal(
    [...container.querySelectorAll('dialog')].map(({ open }) => open),
    [false, true],
  );
});

test('stays open after a click inside', async () => {
  const { dialog } = await open();
  await acting(() => dialog.querySelector<HTMLElement>('#answer')?.click());
  assert.is(dialog.open, true);
});

test.run();
