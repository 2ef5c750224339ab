import type { CardField, FieldLook } from '../../provider.ts';
import type { Opening, Order, Said } from '../protocol.ts';
import { mint, outcomeOf } from './mint.ts';
import { digitsOf, judge, lengthOf, wrongFields } from './rules.ts';
import copy from './words.json' with { type: 'json' };

const WORDS: Record<string, typeof copy.en> = copy;

export const wordsIn = (language: string) => WORDS[language] ?? copy.en;

type Held = { group: string; field: CardField; input: HTMLInputElement };

declare global {
  interface Window {
    /** The field that this frame is: frames of the same origin read it, and those of no other can. */
    civicActionField?: Held;
  }
}

/** Whether a frame's window lets us read it, which only those of our own origin do. */
function heldBy(frame: Window): Held | undefined {
  try {
    return frame.civicActionField;
  } catch {
    return undefined;
  }
}

/** What is typed into the fields of one card. A field that is missing is empty. */
function typedIn(group: string): Record<CardField, string> {
  const typed = { number: '', expirationDate: '', cvv: '' };
  for (let index = 0; index < parent.frames.length; index++) {
    const held = heldBy(parent.frames[index] as Window);
    if (held?.group === group) typed[held.field] = held.input.value;
  }
  return typed;
}

const LONGEST_CVV = 4;
const LONGEST_DATE = 6;

/** 3782 822463 10005, as American Express prints it; others in fours. */
const groupsOf = (digits: string) =>
  /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;

function formatNumber(text: string): string {
  const digits = digitsOf(text);
  const [, ...groups] = groupsOf(digits).exec(digits.slice(0, lengthOf(digits))) ?? [];
  return groups.filter(Boolean).join(' ');
}

function formatDate(text: string): string {
  const typed = digitsOf(text);
  // 3 can only be March; 1/ is January.
  const isShort = /^[2-9]/.test(typed) || /^\d\//.test(text.trim());
  const digits = (isShort ? `0${typed}` : typed).slice(0, LONGEST_DATE);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** What was typed as cards print it. */
export function format(field: CardField, text: string): string {
  if (field === 'number') return formatNumber(text);
  return field === 'cvv' ? digitsOf(text).slice(0, LONGEST_CVV) : formatDate(text);
}

/** Where the caret belongs in the formatted text: after as many digits as before. */
export function caretAfter(digitCount: number, formatted: string): number {
  let seen = 0;
  for (let index = 0; index < formatted.length; index++) {
    if (seen === digitCount) return index;
    if (/\d/.test(formatted[index] ?? '')) seen++;
  }
  return formatted.length;
}

const AUTOCOMPLETE: Record<CardField, string> = { number: 'cc-number', expirationDate: 'cc-exp', cvv: 'cc-csc' };

const placeholderOf = (field: CardField, language: string) =>
  ({ number: '4111 1111 1111 1111', expirationDate: wordsIn(language).datePlaceholder, cvv: '123' })[field];

function createInput(field: CardField, { label, language }: Opening): HTMLInputElement {
  const input = document.createElement('input');
  const attributes = {
    name: field,
    'aria-label': label,
    autocomplete: AUTOCOMPLETE[field],
    inputmode: 'numeric',
    placeholder: placeholderOf(field, language),
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  return input;
}

const CUSTOM: Record<keyof FieldLook, string> = {
  color: '--color',
  fontFamily: '--font-family',
  fontSize: '--font-size',
  placeholderColor: '--placeholder-color',
  invalidColor: '--invalid-color',
};

function wear(look: FieldLook) {
  for (const [name, value] of Object.entries(look))
    if (name in CUSTOM) document.documentElement.style.setProperty(CUSTOM[name as keyof FieldLook], value);
}

/** Keeps the caret where it was among the digits. */
function reformat(field: CardField, input: HTMLInputElement) {
  const { value, selectionStart } = input;
  const text = format(field, value);
  if (text === value) return;
  const isAtEnd = selectionStart === null || selectionStart === value.length;
  const digitsBefore = digitsOf(value.slice(0, selectionStart ?? 0)).length;
  input.value = text;
  const caret = isAtEnd ? text.length : caretAfter(digitsBefore, text);
  input.setSelectionRange(caret, caret);
}

const stateOf = (field: CardField, input: HTMLInputElement) => ({
  isEmpty: input.value === '',
  ...judge(field, input.value, new Date()),
  isFocused: document.activeElement === input && document.hasFocus(),
});

/** What paying comes to: the outcome of a known card, without its number. */
async function pay(group: string): Promise<Said> {
  const typed = typedIn(group);
  const fields = wrongFields(typed, new Date());
  if (fields.length > 0) return { type: 'invalid', fields };
  const outcome = outcomeOf(digitsOf(typed.number));
  if (outcome === 'bank') return { type: 'bank' };
  return mint(outcome).then(
    (nonce) => ({ type: 'paid', nonce }),
    () => ({ type: 'failed' }),
  );
}

/** Makes this page one field of a card. */
export function becomeField(field: CardField, opening: Opening, port: MessagePort) {
  const { group, language, look } = opening;
  const say = (said: Said) => port.postMessage(said);
  const input = createInput(field, opening);
  const tell = () => {
    const state = stateOf(field, input);
    input.setAttribute('aria-invalid', String(state.isInvalid));
    say({ type: 'state', state });
  };
  wear(look);
  window.civicActionField = { group, field, input };
  input.addEventListener('input', () => {
    reformat(field, input);
    tell();
  });
  for (const type of ['focus', 'blur', 'change']) input.addEventListener(type, tell);
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') say({ type: 'submit' });
  });
  port.onmessage = async ({ data }: MessageEvent<Order>) => {
    if (data.type === 'focus') input.focus();
    if (data.type === 'pay') say(await pay(group));
  };
  document.body.replaceChildren(input);
  if (field === 'number') document.body.append(mark(language));
}

/** Says that no real money moves. */
export function mark(language: string): HTMLElement {
  const text = document.createElement('small');
  text.textContent = wordsIn(language).playMoney;
  return text;
}
