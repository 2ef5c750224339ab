import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FieldStates, type Payment, PaymentError } from '../../../../../widget/core/payments/provider.ts';
import { CARD, openStandIn, rejecting, type Script } from './stand-in.ts';

/** Braintree's adapter against a stand-in of its library. */

const SECURE = { configuration: { threeDSecureEnabled: true } };

async function pay(script: Script = {}): Promise<Payment | { failure: string; fields: readonly string[] }> {
  const provider = await openStandIn(script).opening;
  const card = await provider.cardFields(CARD);
  return card.pay().catch((cause: PaymentError) => ({ failure: cause.failure, fields: cause.fields }));
}

const ALL = ['number', 'expirationDate', 'cvv'];
const gatewaySays = (field: string) => ({
  originalError: { fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field }] }] },
});

for (const [title, script, expected] of [
  ['pays with the card', {}, { nonce: 'card', deviceData: 'device' }],
  ['pays without what a blocker kept away', { deviceData: rejecting('BLOCKED') }, { nonce: 'card' }],
  ['pays with the nonce that the bank’s step gave', SECURE, { nonce: 'verified', deviceData: 'device' }],
  [
    'lets a card pass that takes no part in 3-D Secure',
    { ...SECURE, verify: async () => ({ nonce: 'v', liabilityShifted: false, liabilityShiftPossible: false }) },
    { nonce: 'v', deviceData: 'device' },
  ],
  [
    'is declined where the bank could have taken the risk and has not',
    { ...SECURE, verify: async () => ({ nonce: 'v', liabilityShifted: false, liabilityShiftPossible: true }) },
    { failure: 'declined', fields: [] },
  ],
  [
    'is cancelled where the reader closes the bank’s window',
    { ...SECURE, cancelsBank: true },
    { failure: 'cancelled', fields: [] },
  ],
  [
    'is cancelled in the bank’s own words too',
    { ...SECURE, verify: rejecting('THREEDS_CARDINAL_SDK_CANCELED') },
    { failure: 'cancelled', fields: [] },
  ],
  [
    'fails where the bank’s script is missing',
    { ...SECURE, verify: rejecting('THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED') },
    { failure: 'failed', fields: [] },
  ],
  [
    'names all fields that are empty',
    { tokenize: rejecting('HOSTED_FIELDS_FIELDS_EMPTY') },
    { failure: 'invalid', fields: ALL },
  ],
  [
    'names the fields that are invalid',
    { tokenize: rejecting('HOSTED_FIELDS_FIELDS_INVALID', { invalidFieldKeys: ['number', 'cvv'] }) },
    { failure: 'invalid', fields: ['number', 'cvv'] },
  ],
  [
    'names the field that the gateway refused',
    { tokenize: rejecting('HOSTED_FIELDS_FAILED_TOKENIZATION', gatewaySays('expirationYear')) },
    { failure: 'invalid', fields: ['expirationDate'] },
  ],
  [
    'names all where the gateway names none',
    { tokenize: rejecting('HOSTED_FIELDS_FAILED_TOKENIZATION') },
    { failure: 'invalid', fields: ALL },
  ],
  [
    'names the security code that the bank refused',
    { tokenize: rejecting('HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED') },
    { failure: 'invalid', fields: ['cvv'] },
  ],
  [
    'fails without a network',
    { tokenize: rejecting('HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR') },
    { failure: 'failed', fields: [] },
  ],
] as [string, Script, object][])
  test(title, async () => assert.equal(await pay(script), expected));

test('asks the bank about this amount and this card', async () => {
  const { opening, seen } = openStandIn(SECURE);
  await (await (await opening).cardFields(CARD)).pay();
  const { amount, nonce, bin } = seen.verified as Record<string, string>;
  assert.equal({ amount, nonce, bin }, { amount: '12.50', nonce: 'card', bin: '411111' });
});

test('gives the fields names, a look and the reader’s way to write a date', async () => {
  const { opening, seen } = openStandIn({}, { locale: 'fr' });
  await (await opening).cardFields(CARD);
  const { styles, fields } = seen.fields ?? {};
  assert.equal(styles, {
    input: { color: 'red', 'font-size': '16px' },
    'input.invalid': {},
    '::placeholder': { color: 'grey' },
  });
  assert.is(fields?.number.internalLabel, 'Card number');
  assert.is(fields?.expirationDate.placeholder, 'MM/AA');
});

test('tells each change of the fields, and Enter', async () => {
  const { opening, tell, asked } = openStandIn({ fields: { number: { isEmpty: false, isPotentiallyValid: false } } });
  let submits = 0;
  const card = await (await opening).cardFields({ ...CARD, onSubmit: () => submits++ });
  const heard: FieldStates[] = [];
  const stop = card.watch((states) => heard.push(states));
  tell('validityChange');
  stop();
  tell('blur');
  assert.is(heard.length, 2);
  assert.equal(heard[0]?.number, { isEmpty: false, isComplete: false, isInvalid: true, isFocused: false });
  tell('inputSubmitRequest');
  assert.is(submits, 1);
  card.focus('cvv');
  assert.ok(asked.includes('focus cvv'));
});

test('fetches no more than is needed, and takes all of it down', async () => {
  const { opening, asked } = openStandIn();
  const provider = await opening;
  assert.equal(asked, ['client token']);
  await provider.cardFields(CARD);
  await provider.close();
  assert.equal(asked.slice(1).sort(), ['device torn down', 'hosted fields', 'hosted fields torn down']);
});

test('says that money is real in production alone', async () => {
  for (const [environment, isPlayMoney] of [
    ['production', false],
    ['sandbox', true],
  ] as const)
    assert.is((await openStandIn({ configuration: { environment } }).opening).isPlayMoney, isPlayMoney);
});

for (const [title, options] of [
  ['a token that the gateway refuses', { clientToken: 'bad' }],
  ['an amount that the currency doesn’t have', { amount: 12.5, currency: 'JPY' }],
] as const)
  test(`fails on ${title}`, async () => {
    const cause = await openStandIn({}, options).opening.catch((thrown: unknown) => thrown);
    assert.instance(cause, PaymentError);
    assert.is((cause as PaymentError).failure, 'failed');
  });

for (const [title, types, brands] of [
  ['those that readers know', ['JCB', 'American Express', 'MasterCard', 'Visa'], ['visa', 'mastercard', 'amex']],
  ['none of others', ['JCB', 'Discover'], []],
  ['none where the account says nothing', undefined, []],
] as const)
  test(`names the brands that the account takes: ${title}`, async () => {
    const configuration = { creditCards: types && { supportedCardTypes: types } };
    const card = await (await openStandIn({ configuration } as Script).opening).cardFields(CARD);
    assert.equal(card.brands, brands);
  });

test.run();
