import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CalleeScreen } from '../../../../widget/actions/call/CalleeScreen.tsx';
import { CallThanks } from '../../../../widget/actions/call/LaterScreens.tsx';
import { type Callee, calleesNamed } from '../../../../widget/actions/call/parse-callees.ts';
import { CallStart } from '../../../../widget/actions/call/screens.tsx';
import { createCallStore } from '../../../../widget/actions/call/store.ts';
import { createSessionStore } from '../../../../widget/core/session/store.ts';
import { translatorFor } from '../../../i18n/locales.ts';
import { acting, render, withDom } from '../../../support/dom.ts';
import { inApp, owning } from '../../support/in-app.tsx';
import { actionOf, parsedCards, wireAction, wireCard } from '../../support/wire.ts';

withDom(test);

const RECIPIENTS = [
  { id: 1, name: 'Ada Byron', title: 'Mayor', phone: '+1 201 555 0142' },
  { id: 2, name: 'Bo Diaz', title: '', phone: '01 42 34 20 00' },
];
const [ADA, BO] = calleesNamed(RECIPIENTS) as [Callee, Callee];

type Options = {
  route?: string;
  callees?: Callee[];
  fields?: Record<string, unknown>;
  script?: string;
  more?: Record<string, unknown>[];
};

async function show(
  Screen: () => React.ReactNode,
  { route = '/call', callees = [ADA, BO], fields = {}, script = '', more = [] }: Options = {},
) {
  const call = wireAction(1, 'call', { title: 'Call them', details: { script }, ...fields });
  const widget = parsedCards(wireCard('c', [call]), ...more.map((each) => wireCard(`c-${each.id}`, [each])));
  const action = actionOf(widget, 1);
  const session = createSessionStore(widget, { action, route });
  const copier = { copied: signal(''), refused: signal('') };
  const store = createCallStore(action, signal(callees), copier);
  const pressed: string[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) =>
      void pressed.push([name, ...args.map((arg) => (arg as Callee)?.name || (arg as Callee)?.id || arg)].join(' '));
  const names = ['start', 'call', 'callElsewhere', 'copy', 'finishCall', 'goOn', 'write', 'callAnother', 'choose'];
  const commands = Object.fromEntries(names.map((name) => [name, note(name)]));
  const t = await translatorFor('en-US');
  const app = {
    config: {
      imagesBase: 'https://cdn.test/',
      defaultImagesBase: 'https://cdn.test/default/',
      shareBase: 'https://w.test/share/',
      productSite: 'https://p.test/',
    },
    pageUrl: 'https://news.test/',
    locale: 'en-US',
    session,
    commands: { hasNext: signal(false) },
    fill: (text: string) => text,
    t,
  };
  const { container } = await render(inApp({ ...app, ...owning({ store, commands }) }, <Screen />));
  const press = (selector: string) =>
    acting(() => {
      const found = container.querySelector<HTMLElement>(selector);
      assert.ok(found, selector);
      found.addEventListener('click', (event) => event.preventDefault());
      found.click();
    });
  const text = () => container.textContent?.replace(/\s+/g, ' ') ?? '';
  return { container, store, copier, session, pressed, press, text };
}

const outcomes = (container: Element) =>
  [...container.querySelectorAll('[data-outcome]')].map(({ textContent }) => textContent);

test('the front names who will be called, and CALL opens the first call', async () => {
  const { text, container, press, pressed } = await show(CallStart);
  assert.match(text(), 'Ada Byron and Bo Diaz');
  assert.is(container.querySelector('[data-big-button]')?.textContent, 'CALL');
  await press('[data-big-button]');
  assert.equal(pressed, ['start']);
});

test('the front names three people and counts the others', async () => {
  const callees = Array.from({ length: 5 }, (_, id) => ({ ...ADA, id, name: `N${id}` }));
  const { text, container } = await show(CallStart, { callees });
  assert.match(text(), 'N0, N1, N2 and 2 others');
  assert.is(container.querySelectorAll('.ca-portrait').length, 3);
});

test('the front shows a single person’s title and the publisher’s button text', async () => {
  const { text, container } = await show(CallStart, { callees: [ADA], fields: { customButtonText: 'Ring her' } });
  assert.match(text(), 'Ada ByronMayor');
  assert.is(container.querySelector('[data-big-button]')?.textContent, 'Ring her');
});

test('the front offers sharing once everybody was called', async () => {
  const { store, container } = await show(CallStart, { callees: [ADA] });
  await acting(() => store.setOutcome(ADA, 'Contacted'));
  assert.is(container.querySelector('[data-big-button]')?.textContent, 'Share this page');
});

const portraits = (container: Element) =>
  [...container.querySelectorAll('.ca-portrait')].map((each) => each.querySelector('img')?.src ?? each.textContent);

test('shows a picture, the country’s picture for a lawmaker without one, or initials', async () => {
  const callees = [
    { ...ADA, photo: 'ada.jpg' },
    { ...BO, isLawmaker: true, countryCode: 'GB' },
    { ...BO, id: 3 },
  ];
  const { container } = await show(CallStart, { callees });
  const [ada, ...others] = ['https://cdn.test/ada.jpg', 'https://cdn.test/default/ukParliamentDefault.png', 'BD'];
  assert.equal(portraits(container), [ada, ...others]);
  await acting(() => void container.querySelector('img')?.dispatchEvent(new Event('error')));
  assert.equal(portraits(container), ['AB', ...others]);
});

test('a call shows the person, its position among all calls, and the number to press', async () => {
  const { text, container, press, pressed } = await show(CalleeScreen);
  assert.match(text(), 'Call 1 of 2Ada ByronMayor');
  const link = container.querySelector<HTMLAnchorElement>('a.ca-dial');
  assert.is(link?.getAttribute('href'), 'tel:+12015550142');
  assert.is(link?.textContent, 'CALL (201) 555-0142');
  await press('a.ca-dial');
  assert.equal(pressed, ['call Ada Byron 0']);
});

test('/Call/2 shows the second person', async () => {
  const { text, container } = await show(CalleeScreen, { route: '/Call/2' });
  assert.match(text(), 'Call 2 of 2Bo Diaz');
  assert.is(container.querySelector('a.ca-dial')?.getAttribute('href'), 'tel:0142342000');
});

test('a single call shows no position', async () => {
  const { text } = await show(CalleeScreen, { callees: [ADA] });
  assert.not.match(text(), 'Call 1 of');
});

test('copies the number and confirms it', async () => {
  const { container, copier, press, pressed, text } = await show(CalleeScreen);
  await press('.ca-copy');
  assert.equal(pressed, ['copy (201) 555-0142']);
  await acting(() => Reflect.set(copier.copied, 'value', '(201) 555-0142'));
  assert.is(container.querySelector('[role=status]')?.textContent, 'Number copied');
  await acting(() => Reflect.set(copier.refused, 'value', '(201) 555-0142'));
  assert.match(text(), 'Copy the number from here:');
  assert.is(container.querySelector<HTMLInputElement>('input')?.value, '(201) 555-0142');
});

test('the script names the person who is called', async () => {
  const { text } = await show(CalleeScreen, { script: 'Hello @recipientName' });
  assert.match(text(), 'What to sayHello Ada Byron');
});

const parts = (container: Element) => ({
  outcomes: outcomes(container),
  quiet: [...container.querySelectorAll('.ca-ways > *')].map((way) => way.querySelector('span')?.firstChild ?? way),
});

const ALL = ['Contacted', 'Voicemail', 'Unavailable', 'Skip'];

test('asks for no outcome before the reader has called', async () => {
  const { container, press, pressed, text } = await show(CalleeScreen);
  const { outcomes: asked, quiet } = parts(container);
  assert.equal([asked, quiet.map(({ textContent }) => textContent)], [[], ['I used another phone', 'Copy number']]);
  assert.not.match(text(), 'How did your call go?');
  await press('[data-other-phone]');
  assert.equal(pressed, ['callElsewhere Ada Byron']);
});

test('asks how the call went once the number was pressed, and says so once', async () => {
  const { container, press, pressed, store } = await show(CalleeScreen);
  const status = container.querySelector('[role=status]');
  assert.is(status?.textContent, '');
  await acting(() => store.start(ADA, 'number'));
  assert.equal(outcomes(container), ALL);
  assert.is(container.querySelector('.ca-ways'), null);
  assert.is(container.querySelector('[role=status]'), status, 'a new live region is not read out');
  assert.is(status?.textContent, 'How did your call go?');
  const group = container.querySelector('[role=group]');
  const label = container.querySelector(`[id="${group?.getAttribute('aria-labelledby')}"]`);
  assert.is(label?.textContent, 'How did your call go?');
  assert.is(label?.closest('[role=status]'), null);
  for (const outcome of ['Contacted', 'Voicemail', 'Unavailable', 'Skipped']) await press(`[data-outcome=${outcome}]`);
  assert.equal(pressed, [
    'finishCall Contacted',
    'finishCall Voicemail',
    'finishCall Unavailable',
    'finishCall Skipped',
  ]);
});

test('moves the focus to the outcomes after a call on another phone, and reads nothing besides', async () => {
  const { container, store } = await show(CalleeScreen);
  container.querySelector<HTMLElement>('[data-other-phone]')?.focus();
  await acting(() => store.start(ADA, 'otherPhone'));
  assert.is(document.activeElement?.textContent, 'Contacted');
  assert.is(container.querySelector('[role=status]')?.textContent, '');
});

test('leaves the focus on the number that was pressed', async () => {
  const { container, store } = await show(CalleeScreen);
  container.querySelector<HTMLElement>('a.ca-dial')?.focus();
  await acting(() => store.start(ADA, 'number'));
  assert.is(document.activeElement, container.querySelector('a.ca-dial'));
});

test('disables the outcomes while one is sent', async () => {
  const { container, store, text } = await show(CalleeScreen);
  await acting(() => store.start(ADA, 'otherPhone'));
  await acting(() => store.setSubmitting(true));
  assert.is(container.querySelectorAll('[data-outcome][aria-disabled]').length, 4);
  assert.match(text(), 'Saving…');
  assert.is(container.querySelector('[role=status]')?.textContent, 'Saving…');
});

test('shows the reported outcome and thanks when the reader comes back', async () => {
  const { container, store, text } = await show(CalleeScreen);
  await acting(() => {
    store.start(ADA, 'number');
    store.setOutcome(ADA, 'Voicemail');
  });
  const pressed = [...container.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);
  assert.equal(pressed, ['Voicemail']);
  assert.match(text(), 'Thank you for calling');
});

const LAWMAKER: Callee = { ...ADA, isLawmaker: true, countryCode: 'US' };

test('shows a lawmaker’s office hours and other offices to call', async () => {
  const office = { name: 'Newark', phone: '973-639-8700', hours: 'Mon–Fri, 8–4' };
  const { text, container } = await show(CalleeScreen, { callees: [{ ...LAWMAKER, lines: [...ADA.lines, office] }] });
  assert.match(text(), 'Offices usually answer on weekdays');
  assert.match(text(), 'Newark(973) 639-8700Mon–Fri, 8–4');
  assert.is(container.querySelector('li:not([hidden]) > a')?.getAttribute('href'), 'tel:+19736398700');
});

const OFFICES = [...ADA.lines, { name: 'Newark', phone: '973-639-8700', hours: '' }];

test('where nobody answers, shows the next office’s number and asks again only after a call', async () => {
  const { container, press, pressed, store, text } = await show(CalleeScreen, {
    callees: [{ ...LAWMAKER, lines: OFFICES }],
  });
  await acting(() => {
    store.start(LAWMAKER, 'number');
    store.setOutcome(LAWMAKER, 'Unavailable');
    store.tryLine(LAWMAKER, 1);
  });
  assert.is(document.activeElement?.textContent, 'No answer? Here is another office: Newark.');
  assert.is(container.querySelector('a.ca-dial')?.getAttribute('href'), 'tel:+19736398700');
  assert.equal(outcomes(container), []);
  await press('a.ca-dial');
  await press('[data-not-now]');
  assert.equal(pressed, ['call Ada Byron 1', 'goOn']);
  await acting(() => store.start(LAWMAKER, 'number'));
  assert.equal(outcomes(container), ALL);
  assert.is(container.querySelector('.ca-advice'), null, 'the office is being called');
  assert.is(container.querySelector('[aria-pressed=true]'), null, 'this office has no outcome yet');
  assert.not.match(text(), 'Thank you for calling');
});

test('keeps the focus on the outcomes after another office was called from its list', async () => {
  const { container, store } = await show(CalleeScreen, { callees: [{ ...LAWMAKER, lines: OFFICES }] });
  await acting(() => {
    store.start(LAWMAKER, 'number');
    store.setOutcome(LAWMAKER, 'Unavailable');
    store.tryLine(LAWMAKER, 1);
  });
  await acting(() => {
    store.tryLine(LAWMAKER, 0);
    store.start(LAWMAKER, 'number');
  });
  assert.ok(document.activeElement?.closest('.ca-outcomes'), `${document.activeElement?.className}`);
  assert.ok(container.querySelector('.ca-outcomes'));
});

test('where nobody answers anywhere, offers a letter alone', async () => {
  const { container, press, pressed, store, text } = await show(CalleeScreen, {
    callees: [{ ...LAWMAKER, lines: OFFICES }],
    script: 'Hello',
  });
  await acting(() => store.offerLetter(LAWMAKER));
  assert.match(text(), 'No answer? You can write instead.');
  assert.not.match(text(), 'Hello');
  assert.equal([outcomes(container), container.querySelector('a.ca-dial')], [[], null]);
  assert.is(container.querySelector('[data-big-button]')?.textContent, 'Write a letter');
  await press('[data-big-button]');
  await press('[data-not-now]');
  assert.equal(pressed, ['write', 'goOn']);
});

test('shows an office’s own hours if they are known', async () => {
  const [line] = ADA.lines;
  assert.ok(line);
  const { text } = await show(CalleeScreen, { callees: [{ ...LAWMAKER, lines: [{ ...line, hours: '8–4' }] }] });
  assert.match(text(), '8–4');
  assert.not.match(text(), 'Offices usually answer');
});

const mute = (more: Partial<Callee> = {}): Callee => ({ ...LAWMAKER, lines: [], ...more });

test('without a number, offers the contact form and only a skip as outcome', async () => {
  const { container, text } = await show(CalleeScreen, { callees: [mute({ contactFormUrl: 'https://form.test/' })] });
  assert.match(text(), 'We don’t have a phone number for Ada Byron.');
  assert.not.match(text(), 'private');
  assert.is(container.querySelector('[data-big-button]')?.getAttribute('href'), 'https://form.test/');
  assert.equal(outcomes(container), ['Skip']);
});

test('calls contact details private if number, email and form are unknown', async () => {
  const { text } = await show(CalleeScreen, { callees: [mute({ canBeEmailed: false })] });
  assert.match(text(), 'The contact details of Ada Byron are private.');
});

test('does not call the details private of a person that the publisher names without a number', async () => {
  const { text } = await show(CalleeScreen, { callees: [{ ...ADA, lines: [] }] });
  assert.match(text(), 'We don’t have a phone number for Ada Byron.');
});

const EMAIL = wireAction(2, 'email');

for (const [name, canBeEmailed, more, offers] of [
  ['offers an email if the widget has an email action', true, [EMAIL], true],
  ['offers no email for a person who can’t get one', false, [EMAIL], false],
  ['offers no email if the widget has no email action', true, [], false],
] as const)
  test(name, async () => {
    const { container, press, pressed } = await show(CalleeScreen, {
      callees: [mute({ canBeEmailed })],
      more: [...more],
    });
    assert.is(Boolean(container.querySelector('.ca-dialling button')), offers);
    if (!offers) return;
    await press('.ca-dialling button');
    assert.equal(pressed, ['choose 2']);
  });

test('suggests other ways if there is no way to contact the person', async () => {
  const { container, text } = await show(CalleeScreen, { callees: [mute()] });
  assert.match(text(), 'Try another way to reach them.');
  const link = container.querySelector<HTMLAnchorElement>('.ca-hours a');
  assert.is(new URL(link?.href ?? '').searchParams.get('utm_campaign'), 'contact_rep');
});

test('shows the number and a link to the share page if the frame may not open links', async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'origin');
  Object.defineProperty(globalThis, 'origin', { value: 'null', configurable: true });
  try {
    const { container } = await show(CalleeScreen);
    assert.is(container.querySelector('a[href^="tel:"]'), null);
    assert.is(container.querySelector('.ca-number')?.textContent, '(201) 555-0142');
    assert.ok(container.querySelector('.ca-ways a[target=_blank]'));
    assert.ok(container.querySelector('[data-other-phone]'));
  } finally {
    if (own) Object.defineProperty(globalThis, 'origin', own);
    else Reflect.deleteProperty(globalThis, 'origin');
  }
});

test('the end thanks, shows the reader’s number and offers the remaining calls', async () => {
  const { store, session, text, press, pressed } = await show(CallThanks);
  await acting(() => {
    store.setOutcome(ADA, 'Contacted');
    store.setOutcome(BO, 'Skipped');
    session.setPeople(session.activeAction.value, 1204);
  });
  for (const words of [
    'Thank you for calling',
    'You are the 1,204th caller',
    'Every call is counted. Ask a friend to call too.',
  ])
    assert.match(text(), words);
  assert.match(text(), 'Call someone else');
  await press('.ca-quiet');
  assert.equal(pressed, ['callAnother']);
});

test('the end shows the publisher’s text, and no calls if none remain', async () => {
  const fields = { thankYouTitle: 'They heard you', thankYouText: 'On Thursday they vote.' };
  const { store, text } = await show(CallThanks, { callees: [ADA], fields });
  await acting(() => store.setOutcome(ADA, 'Unavailable'));
  assert.match(text(), 'They heard youOn Thursday they vote.');
  assert.not.match(text(), 'Call someone else');
});

test('the end has no thanks if every call was skipped', async () => {
  const { store, text } = await show(CallThanks, { fields: { thankYouTitle: 'They heard you' } });
  await acting(() => {
    store.setOutcome(ADA, 'Skipped');
    store.setOutcome(BO, 'Skipped');
  });
  assert.not.match(text(), 'They heard you');
  assert.match(text(), 'Not a good time to call?');
  assert.match(text(), 'Call after all');
});

test.run();
