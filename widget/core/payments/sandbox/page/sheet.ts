import type { Opening, Role, Said } from '../protocol.ts';
import { mark, wordsIn } from './field.ts';
import { mint } from './mint.ts';

const WALLETS: Partial<Record<Role, string>> = { GooglePay: 'Google Pay', Venmo: 'Venmo', ApplePay: 'Apple Pay' };

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function button(text: string, press: () => void): HTMLElement {
  const made = element('button', text);
  made.addEventListener('click', press);
  return made;
}

/** Makes this page the bank's own step, or a wallet's sheet. */
export function becomeSheet(opening: Opening, port: MessagePort) {
  const { role, payee, language } = opening;
  const words = wordsIn(language);
  /** With the payment's amount and payee. */
  const told = (text: string) => text.replace(/\{(amount|payee)\}/g, (_, name: 'amount' | 'payee') => opening[name]);
  const say = (said: Said) => port.postMessage(said);
  const pay = () =>
    mint('paid').then(
      (nonce) => say({ type: 'paid', nonce }),
      () => say({ type: 'failed' }),
    );
  const cancel = () => say({ type: 'cancelled' });
  const isBank = role === 'bank';
  const choices = isBank
    ? [button(words.confirm, pay), button(words.refuse, () => say({ type: 'declined' }))]
    : [button(told(words.pay), pay)];
  const section = document.createElement('main');
  section.append(
    mark(language),
    element('h1', isBank ? words.bank : (WALLETS[role] ?? role)),
    element('p', isBank ? told(words.bankAsks) : payee),
    ...choices,
    button(words.cancel, cancel),
  );
  document.body.replaceChildren(section);
  document.body.className = 'sheet';
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cancel();
  });
  addEventListener('focus', () => (document.querySelector('button') as HTMLElement | null)?.focus(), { once: true });
}
