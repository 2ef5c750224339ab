import { type Payment, PaymentError } from '../provider.ts';
import { openFrame } from './frame.ts';
import type { Opening, Said } from './protocol.ts';

const SHEET: Partial<CSSStyleDeclaration> = {
  background: '#fff',
  border: '0',
  borderRadius: '12px',
  maxHeight: 'calc(100% - 16px)',
  maxWidth: 'calc(100% - 16px)',
  overflow: 'hidden',
  padding: '0',
  width: '360px',
};

/** Three buttons and a question; two buttons and a name. */
const [BANK_HEIGHT, WALLET_HEIGHT] = ['328px', '236px'];

function createDialog({ label, role }: Opening): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', label);
  Object.assign(dialog.style, SHEET, { height: role === 'bank' ? BANK_HEIGHT : WALLET_HEIGHT });
  return dialog;
}

/**
 * Shows the bank's step or a wallet's sheet above everything, and waits for what the reader decides.
 *
 * @throws PaymentError
 */
export async function showSheet(page: string, opening: Opening): Promise<Payment> {
  const dialog = createDialog(opening);
  document.body.append(dialog);
  let frame: ReturnType<typeof openFrame> | undefined;
  try {
    return await new Promise<Payment>((resolve, reject) => {
      const hear = (said: Said) => {
        if (said.type === 'paid') resolve({ nonce: said.nonce });
        if (said.type === 'cancelled' || said.type === 'declined' || said.type === 'failed')
          reject(new PaymentError(said.type));
      };
      // Not `cancel`, which Chrome leaves out where the reader has done nothing in the page since the last one.
      dialog.addEventListener('close', () => reject(new PaymentError('cancelled')));
      dialog.showModal();
      frame = openFrame(dialog, page, opening, hear);
      frame.opened.then(() => frame?.element.focus(), reject);
    });
  } finally {
    frame?.close();
    dialog.close();
    dialog.remove();
  }
}
