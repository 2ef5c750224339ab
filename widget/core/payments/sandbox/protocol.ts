import { isRecord } from '../../model/value.ts';
import type { CardField, FieldLook, FieldState, Way } from '../provider.ts';

/**
 * What the widget and the sandbox's page on the second origin tell each other. The widget opens a page by one window
 * message with a port, addressed to the second origin; everything else goes over the port. None of it holds what was typed.
 */
export const OPEN = 'civicActionCardPage';

/** What a frame of the page is: a field, the bank's step, or a wallet's sheet. */
export type Role = CardField | 'bank' | Exclude<Way, 'CreditCard'>;

export type Opening = {
  type: typeof OPEN;
  role: Role;
  /** Shared by the fields of one card, so that they find each other; cannot be guessed. */
  group: string;
  label: string;
  look: FieldLook;
  /** Two letters. */
  language: string;
  /** With its currency, as the reader writes it. */
  amount: string;
  payee: string;
};

/** Widget → page. */
export type Order = { type: 'focus' | 'pay' };

/** Page → widget. */
export type Said =
  | { type: 'ready' | 'submit' | 'bank' | 'failed' | 'cancelled' | 'declined' }
  | { type: 'state'; state: FieldState }
  | { type: 'invalid'; fields: CardField[] }
  | { type: 'paid'; nonce: string };

export const isOpening = (data: unknown): data is Opening => isRecord(data) && data.type === OPEN;
