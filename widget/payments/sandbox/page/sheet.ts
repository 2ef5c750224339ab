import type { Opening, Role, Said } from '../protocol.ts';
import { mark } from './field.ts';
import { mint } from './mint.ts';
import { wordsIn } from './words.ts';

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
export function becomeSheet({ role, amount, payee, language }: Opening, port: MessagePort) {
  const words = wordsIn(language);
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
    : [button(words.pay(amount), pay)];
  const section = document.createElement('main');
  section.append(
    mark(language),
    element('h1', isBank ? words.bank : (WALLETS[role] ?? role)),
    element('p', isBank ? words.bankAsks(amount, payee) : payee),
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
