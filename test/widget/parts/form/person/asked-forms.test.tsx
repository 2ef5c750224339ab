import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../../widget/actions/registry.ts';
import type { App } from '../../../../../widget/core/app/app.ts';
import { LOOKUP } from '../../../../../widget/parts/addresses/index.ts';
import { sampleLookup } from '../../../../../widget/samples/lawmaker-sample.ts';
import { translatorFor } from '../../../../i18n/locales.ts';
import { acting, render, withDom, write } from '../../../../support/dom.ts';
import { withApi } from '../../../support/api-server.ts';
import { inApp } from '../../../support/in-app.tsx';
import { kindTools } from '../../../support/kind-tools.ts';

withDom(test);
test.before.each(() => sessionStorage.clear());

const api = withApi(test);

/** Draws a kind's form for an action with these details. Returns it with its stored values. */
async function drawKept(type: keyof typeof kinds, action: Record<string, unknown>) {
  const kind = kindTools(api, type, { emailRecipients: [{ name: 'Ann' }], ...action });
  const t = await translatorFor('en-US');
  const app = { ...kind.tools, t, locale: 'en-US', config: {}, mode: 'default' } as unknown as App;
  app.once(LOOKUP, () => async () => sampleLookup('some'));
  const { kind: module } = await kinds[type].load();
  const { Screen } = (await module.lazyScreens?.main?.()) ?? {};
  if (!Screen) throw new Error(`${type} has no form`);
  const { container } = await render(inApp(app, <Screen />));
  await acting(() => new Promise((later) => setTimeout(later, 50)));
  const { route } = kind.session.position.value;
  return {
    container,
    kept: () => kind.session.keptForm(kind.action.identifier) as object,
    /** Shows a step of the form. @returns whether the form has it */
    async showStep(step: string) {
      await acting(() => kind.session.push({ action: kind.action, route, step }));
      return container.querySelector(`[data-step="${step}"]`) !== null;
    },
  };
}

const draw = async (...of: Parameters<typeof drawKept>) => (await drawKept(...of)).container;

const WORDS = { 'honorific-prefix': 'prefix', tel: 'phone', 'street-address': 'address' } as const;

const askedNow = (container: Element) =>
  [...container.querySelectorAll('[autocomplete]')].flatMap((field) => {
    const word = WORDS[field.getAttribute('autocomplete') as keyof typeof WORDS];
    return word ? [word + (field.getAttribute('aria-required') === 'false' ? '?' : '')] : [];
  });

/** Which of the fields there are, `?` for those that may be left out, in the order of the form's steps. */
async function asked(...of: Parameters<typeof drawKept>) {
  const { container, showStep } = await drawKept(...of);
  const found: string[] = [];
  for (const step of ['person', 'address']) if (await showStep(step)) found.push(...askedNow(container));
  return found.join(' ');
}

type Row = [type: keyof typeof kinds, fields: object | undefined, asked: string];

const ALL = { prefix: 'required', phone: 'required', address: 'required' };
const SOME = { prefix: 'optional', phone: 'hidden', address: 'optional' };

const ROWS: Row[] = [
  ['petition', undefined, 'phone?'],
  ['petition', ALL, 'prefix phone address'],
  ['petition', SOME, 'prefix? address?'],
  ['signup', undefined, 'phone?'],
  ['signup', ALL, 'prefix phone address'],
  ['signup', SOME, 'prefix? address?'],
  ['opinion', undefined, 'phone?'],
  ['opinion', ALL, 'prefix phone address'],
  ['opinion', SOME, 'prefix? address?'],
  ['email', undefined, 'prefix phone?'],
  ['email', ALL, 'prefix phone address'],
  ['email', SOME, 'prefix? address?'],
  ['checkregistration', undefined, ''],
  ['checkregistration', { prefix: 'required', phone: 'optional' }, 'prefix phone?'],
];

for (const [type, fields, expected] of ROWS)
  test(`a ${type} with ${JSON.stringify(fields)} asks for ${expected || 'none of them'}`, async () => {
    assert.is(await asked(type, { details: { fields } }), expected);
  });

const FRENCH = { id: 1, countryCode: 'FR' };

test('an opinion for officials asks for the address unless its content says otherwise', async () => {
  const askedWith = (fields?: object) => asked('opinion', { representativeSearch: FRENCH, details: { fields } });
  assert.is(await askedWith(), 'phone? address');
  assert.is(await askedWith({ address: 'hidden' }), 'phone?');
});

const postalCodes = (container: Element) => container.querySelectorAll('[autocomplete="postal-code"]').length;

test('asks for no postal code if the address is required', async () => {
  for (const [address, count] of [
    ['hidden', 1],
    ['optional', 1],
    ['required', 0],
  ] as const)
    assert.is(postalCodes(await draw('petition', { details: { fields: { address } } })), count, address);
});

const FORMS: (keyof typeof kinds)[] = ['petition', 'signup', 'opinion', 'email', 'checkregistration', 'tweet'];

/** A post needs a text. */
const ofKind = (type: keyof typeof kinds) => (type === 'tweet' ? { details: { text: 'Late boats!' } } : {});

const TITLED = [
  ...FORMS.map((type) => [type, { formTitle: 'The form’s title' }, 'The form’s title'] as const),
  ['signup', { formTitle: 'The form’s title', signUpFormTitle: 'Join the riders' }, 'Join the riders'],
] as const;

for (const [type, titles, title] of TITLED)
  test(`the ${type} form with ${Object.keys(titles).join(' and ')} is headed “${title}”`, async () => {
    const container = await draw(type, { ...ofKind(type), title: 'The action’s title', ...titles });
    assert.is(container.querySelector('h2')?.textContent, title);
  });

test('the signup form shows its own description rather than that of any form', async () => {
  const texts = { formDescription: 'Of any form.', signUpFormDescription: 'One letter a week.' };
  assert.is((await draw('signup', texts)).querySelector('.ca-lead')?.textContent, 'One letter a week.');
});

for (const type of FORMS)
  test(`the ${type} form shows its description`, async () => {
    const container = await draw(type, { ...ofKind(type), formDescription: 'It takes a minute.' });
    assert.is(container.querySelector('.ca-lead')?.textContent, 'It takes a minute.');
  });

for (const type of FORMS)
  test(`the ${type} form shows the description of a skipped front card`, async () => {
    const container = await draw(type, { ...ofKind(type), skipFrontCard: true, description: 'The boat was cut.' });
    assert.match(container.querySelector('.ca-lead')?.textContent ?? '', 'The boat was cut.');
  });

test('the petition form shows its text only if the front card is skipped', async () => {
  const details = { petitionText: 'Restore the 11:40.' };
  const skipping = await draw('petition', { details, skipFrontCard: true });
  assert.is(skipping.querySelector('blockquote')?.textContent, 'Restore the 11:40.');
  assert.is((await draw('petition', { details })).querySelector('blockquote'), null);
});

test('the opinion form shows title and question if the front card is skipped', async () => {
  const container = await draw('opinion', {
    title: 'Night buses',
    details: { prompt: 'And you?' },
    skipFrontCard: true,
  });
  assert.is(container.querySelector('h2')?.textContent, 'Night buses');
  assert.is(container.querySelector('blockquote')?.textContent, 'And you?');
});

const ASKED = 'prefix phone homeAddress';
const OPT_INS = 'emailOptIn smsOptIn callOptIn publisherOptIn';

/** The names of spec §3; `postalCode` and `publisherOptIn` are ours. */
const KEPT: [type: keyof typeof kinds, names: string][] = [
  ['petition', `fullName email postalCode showName ${ASKED} ${OPT_INS}`],
  ['signup', `firstName lastName email ${ASKED} ${OPT_INS}`],
  ['opinion', `message fullName email postalCode ${ASKED} ${OPT_INS}`],
  ['email', `subject message firstName lastName email ${ASKED} ${OPT_INS}`],
  ['checkregistration', `firstName lastName email dateOfBirth ${ASKED} ${OPT_INS}`],
];

for (const [type, names] of KEPT)
  test(`the ${type} form stores its values under the shared names`, async () => {
    const { container, kept, showStep } = await drawKept(type, {});
    await showStep('person');
    const field = container.querySelector<HTMLInputElement>('[autocomplete="email"]');
    if (!field) throw new Error('No field for the email address');
    await write(field, 'ada@example.org');
    assert.equal(Object.keys(kept()).sort(), names.split(' ').sort());
    assert.is((kept() as { email: string }).email, 'ada@example.org');
  });

const RELOADED: [type: keyof typeof kinds, step: string, field: string, isThere: boolean][] = [
  ['petition', 'person', '[autocomplete="email"]', true],
  ['opinion', 'words', '[name="message"]', true],
  ['opinion', 'person', '[autocomplete="email"]', true],
  ['email', 'words', '[name="subject"]', true],
  ['email', 'person', '[autocomplete="email"]', true],
  ['signup', 'person', '[autocomplete="email"]', false],
];

for (const [type, step, selector, isThere] of RELOADED)
  test(`what was typed into ${selector} of the ${type} form ${isThere ? 'is' : 'is not'} there after a reload`, async () => {
    const draw = async () => {
      const { container, kept, showStep } = await drawKept(type, {});
      await showStep(step);
      return { field: container.querySelector<HTMLInputElement>(selector), kept };
    };
    const { field } = await draw();
    if (!field) throw new Error(`No ${selector}`);
    await write(field, 'ada@example.org');
    const after = await draw();
    assert.is(after.field?.value, isThere ? 'ada@example.org' : '');
    if (isThere) assert.ok(Object.values(after.kept()).includes('ada@example.org'));
  });

test.run();
