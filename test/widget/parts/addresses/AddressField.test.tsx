import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce } from '../../../../widget/core/app/of-action.ts';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import { ADDRESS_DEBOUNCE_MS } from '../../../../widget/core/numbers/constants.ts';
import { AddressField, type AddressFieldProps } from '../../../../widget/parts/addresses/AddressField.tsx';
import { addressesOf, LOOKUP } from '../../../../widget/parts/addresses/index.ts';
import type { AddressLookup } from '../../../../widget/parts/addresses/lookup.ts';
import { SAMPLE_ADDRESS, sampleLookup } from '../../../../widget/samples/lawmaker-sample.ts';
import { acting, write as setValue, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const STREET = 'Enter number and street, like 12 Ferry Street.';
const CITY_ON = ['Enter your town or city.', 'Choose a state or region.', 'Enter your postal code.'];

const settled = () => new Promise((later) => setTimeout(later, ADDRESS_DEBOUNCE_MS + 100));

type Drawn = { picked: () => Address | null; input: () => HTMLInputElement; container: Element; app: App };

/** A form with an address field, on a fake look-up; `value` is the form's initial value. */
async function draw(
  lookup: AddressLookup,
  value: Address | null = null,
  more: Partial<AddressFieldProps> = {},
  search?: object,
): Promise<Drawn> {
  let picked = value;
  const once = createOnce();
  once(LOOKUP, () => async () => lookup);
  function Form() {
    const [address, setAddress] = useState(value);
    picked = address;
    return <AddressField value={address} onPick={setAddress} {...more} />;
  }
  const app = { once, client: { post: async () => ({}) }, report: () => {} } as unknown as App;
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition', { representativeSearch: search ?? null })])]);
  const { container, session } = await renderInShell(<Form />, wire, '/petition', app);
  await acting(() => new Promise((later) => setTimeout(later, 50)));
  const input = () => {
    const found = container.querySelector<HTMLInputElement>('[role="combobox"]');
    if (!found) throw new Error('no combobox');
    return found;
  };
  return { picked: () => picked, input, container, app: { ...app, session } as App };
}

async function write(field: HTMLInputElement, value: string) {
  await setValue(field, value);
  await acting(settled);
}

const press = (field: Element, key: string) =>
  acting(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
    return event.defaultPrevented;
  });

const leave = async (field: HTMLElement) => {
  await acting(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await acting(settled);
};

const options = (container: Element) => [...container.querySelectorAll('[role="option"]')];
const errorOf = (container: Element) => container.querySelector('.ca-error')?.textContent;

test('is a combobox with a name, a list and the autocomplete token for addresses', async () => {
  const { input, container } = await draw(sampleLookup('some'));
  assert.is(input().getAttribute('autocomplete'), 'street-address');
  assert.is(input().getAttribute('aria-expanded'), 'false');
  assert.is(input().getAttribute('aria-autocomplete'), 'list');
  assert.is(container.querySelector(`label[for="${input().id}"]`)?.textContent, 'Address');
  const list = document.getElementById(input().getAttribute('aria-controls') ?? '');
  assert.is(list?.getAttribute('role'), 'listbox');
  assert.is(list?.getAttribute('aria-label'), 'Suggested addresses');
});

test('offers suggestions for an input, and announces how many', async () => {
  const { input, container } = await draw(sampleLookup('some'));
  assert.is(options(container).length, 0);
  await write(input(), '125 West');
  assert.is(options(container).length, 3);
  assert.is(input().getAttribute('aria-expanded'), 'true');
  assert.is(container.querySelector('[role="status"]')?.textContent, '3 addresses found');
});

test('picks a suggestion by arrow keys and Enter', async () => {
  const { input, container, picked } = await draw(sampleLookup('some'));
  await write(input(), '125 West');
  await press(input(), 'ArrowDown');
  const active = input().getAttribute('aria-activedescendant');
  assert.is(options(container)[0]?.id, active);
  await press(input(), 'Enter');
  await acting(settled);
  assert.equal(picked(), SAMPLE_ADDRESS);
  assert.is(input().value, '125 West State Street, Trenton, NJ 08608');
  assert.is(options(container).length, 0);
});

test('Escape closes the list and keeps the input; with the list closed, it reaches the dialog', async () => {
  const { input, container } = await draw(sampleLookup('some'));
  await write(input(), '125 West');
  assert.is(await press(input(), 'Escape'), true);
  assert.is(options(container).length, 0);
  assert.is(await press(input(), 'Escape'), false);
  assert.is(input().value, '125 West');
});

test('shows that nothing was found, as an entry that can’t be chosen', async () => {
  const { input, container, picked } = await draw(sampleLookup('none'));
  await write(input(), 'Nowhere');
  const [option] = options(container);
  assert.match(option?.textContent ?? '', /^No address found\. Add the state and the postal code, or enter /);
  assert.is(option?.getAttribute('aria-disabled'), 'true');
  await acting(() => (option as HTMLElement).click());
  assert.is(picked(), null);
});

const LEFT: [what: string, lookup: AddressLookup, text: string, error: string][] = [
  ['empty', sampleLookup('some'), '', 'Address is required. Start typing it, then choose it from the list.'],
  ['with several suggestions', sampleLookup('some'), '125', 'Please select an address from the list'],
  ['with none', sampleLookup('none'), 'Nowhere', 'Please try a different address'],
];

for (const [what, lookup, text, error] of LEFT)
  test(`shows "${error}" when left ${what}`, async () => {
    const { input, container } = await draw(lookup);
    if (text) await write(input(), text);
    await leave(input());
    assert.is(errorOf(container), error);
    assert.is(input().getAttribute('aria-invalid'), 'true');
  });

test('an optional field may be left empty', async () => {
  const { input, container } = await draw(sampleLookup('some'), null, { isOptional: true });
  await leave(input());
  assert.is(errorOf(container), '');
});

test('typing after a pick removes the address from the form too', async () => {
  const { input, picked } = await draw(sampleLookup('some'));
  await write(input(), '125');
  await press(input(), 'ArrowDown');
  await press(input(), 'Enter');
  await acting(settled);
  assert.ok(picked());
  await write(input(), '126');
  assert.is(picked(), null);
});

test('shows the form’s initial address', async () => {
  const { input, picked } = await draw(sampleLookup('some'), SAMPLE_ADDRESS);
  assert.is(input().value, '125 West State Street, Trenton, NJ 08608');
  assert.equal(picked(), SAMPLE_ADDRESS);
});

test('offers a next step when the look-up is down', async () => {
  const { input, container } = await draw(sampleLookup('down'));
  await write(input(), '125 West');
  const status = container.querySelector('[role="status"]')?.textContent;
  assert.is(status, 'We can’t look up addresses right now. Please enter yours by hand.');
  assert.is(input().value, '125 West');
});

test('can be entered by hand, part by part', async () => {
  const { container, app, picked } = await draw(sampleLookup('down'));
  const button = container.querySelector<HTMLButtonElement>('.ca-link');
  await acting(() => button?.click());
  const tokens = [...container.querySelectorAll('[autocomplete]')].map((field) => field.getAttribute('autocomplete'));
  assert.equal(tokens, [
    'country',
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
  ]);
  const { commands } = addressesOf(app);
  await acting(() => commands.setPart('countryCode', 'US'));
  const field = (token: string) => container.querySelector<HTMLInputElement>(`[autocomplete="${token}"]`);
  await leave(field('address-line1') as HTMLElement);
  assert.is(errorOf(field('address-line1')?.closest('.ca-field') as Element), `Required. ${STREET}`);
  await write(field('address-line1') as HTMLInputElement, '125 West State Street');
  await write(field('address-level2') as HTMLInputElement, 'Trenton');
  await write(field('postal-code') as HTMLInputElement, '8608');
  await leave(field('postal-code') as HTMLElement);
  assert.is(
    errorOf(field('postal-code')?.closest('.ca-field') as Element),
    'Invalid postal code. Use no more than 10 characters.',
  );
  await acting(() => commands.setPart('region', 'NJ'));
  await write(field('postal-code') as HTMLInputElement, '08608');
  assert.is(picked(), null);
  await leave(field('postal-code') as HTMLElement);
  assert.is(picked()?.formattedAddress, '125 West State Street, Trenton, NJ 08608');
});

const byHand = async (container: Element) => {
  await acting(() => [...container.querySelectorAll<HTMLButtonElement>('.ca-link')].at(-1)?.click());
};
const part = (container: Element, token: string) =>
  container.querySelector<HTMLInputElement | HTMLSelectElement>(`[autocomplete="${token}"]`);

test('entered by hand, shows the form’s error at the parts it is about', async () => {
  const { container } = await draw(sampleLookup('some'), null, { error: 'Address is required', countryCode: 'US' });
  await byHand(container);
  const fieldset = container.querySelector('fieldset');
  const said = document.getElementById(fieldset?.getAttribute('aria-describedby') ?? '');
  assert.is(said?.textContent, 'Address is required');
  const errors = [...container.querySelectorAll('.ca-field .ca-error')].map(({ textContent }) => textContent);
  assert.equal(errors, ['', `Required. ${STREET}`, '', ...CITY_ON.map((how) => `Required. ${how}`)]);
});

test('an optional address entered by hand may be left empty, and is marked optional', async () => {
  const { container } = await draw(sampleLookup('some'), null, { isOptional: true });
  await byHand(container);
  assert.is(container.querySelector('legend')?.textContent, 'Address (optional)');
  await leave(part(container, 'address-line1') as HTMLElement);
  assert.is([...container.querySelectorAll('.ca-error')].map(({ textContent }) => textContent).join(''), '');
});

test('fills the parts with the address that was looked up', async () => {
  const { container, picked } = await draw(sampleLookup('some'), SAMPLE_ADDRESS);
  await byHand(container);
  assert.is(part(container, 'address-line1')?.value, '125 West State Street');
  assert.is(part(container, 'address-level1')?.value, 'NJ');
  assert.is(picked(), SAMPLE_ADDRESS);
});

test('offers all countries in a form', async () => {
  const options = (container: Element) => part(container, 'country')?.querySelectorAll('option').length;
  const all = await draw(sampleLookup('some'));
  await byHand(all.container);
  assert.is(options(all.container), 1 + 249);
});

test('offers the countries with a look-up when looking for lawmakers', async () => {
  const search = { id: 1, countryCode: 'US', levels: [0], roles: [0] };
  const { container } = await draw(sampleLookup('some'), null, {}, search);
  await byHand(container);
  const codes = [...(part(container, 'country')?.querySelectorAll('option') ?? [])].map(({ value }) => value);
  assert.equal(codes.sort(), ['', 'AU', 'CA', 'GB', 'NZ', 'US']);
});

test('lists the United States first and the rest by name in the reader’s language', async () => {
  const { container } = await draw(sampleLookup('some'));
  await byHand(container);
  const names = [...(part(container, 'country')?.querySelectorAll('option') ?? [])].map(
    ({ textContent }) => textContent,
  );
  assert.equal(names.slice(1, 5), ['United States', 'Afghanistan', 'Åland Islands', 'Albania']);
  assert.equal(names.slice(-2), ['Zambia', 'Zimbabwe']);
});

const OTTAWA = { ...SAMPLE_ADDRESS, streetNo: '', street: '', countryCode: 'CA', postalCode: 'K1A 0B1' };

test('a form requires the street and says so', async () => {
  const { container, picked } = await draw(sampleLookup('some'), OTTAWA);
  assert.is(picked(), null);
  assert.is(errorOf(container), 'Please enter a valid street address. Include the house number.');
});

test('a look-up requires only a postal code', async () => {
  const { container, picked } = await draw(sampleLookup('some'), OTTAWA, { use: 'lookup' });
  assert.is(picked(), OTTAWA);
  assert.is(errorOf(container), '');
});

test('a form for one country offers and accepts only that country', async () => {
  const london = { ...SAMPLE_ADDRESS, countryCode: 'GB', adminArea1Code: 'ENG', formattedAddress: '10 Downing Street' };
  const { container, input, picked } = await draw(sampleLookup('some'), london, {
    countryCode: 'US',
    isCountryFixed: true,
  });
  assert.is(input().value, '10 Downing Street');
  assert.is(picked(), null);
  assert.is(errorOf(container), 'Please try a different address');
  await byHand(container);
  assert.is(part(container, 'country'), null);
  assert.is(part(container, 'address-level1')?.querySelector('option[value="NJ"]')?.textContent, 'New Jersey');
});

test.run();
