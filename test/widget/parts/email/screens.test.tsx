import { signal } from '@preact/signals-core';
import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EmailSent } from '../../../../widget/actions/email/LaterScreens.tsx';
import { completeEmail } from '../../../../widget/core/api/calls/forms.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { fillPlaceholders } from '../../../../widget/core/model/copy/placeholders.ts';
import { EmailForm } from '../../../../widget/parts/email/EmailForm.tsx';
import { EmailingContext } from '../../../../widget/parts/email/emailing-context.tsx';
import { createEmailing } from '../../../../widget/parts/email/index.ts';
import { LetterRecipients, RecipientPicker, Unreachable } from '../../../../widget/parts/email/LetterRecipients.tsx';
import { translatorFor } from '../../../i18n/locales.ts';
import { acting, render, withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { inApp } from '../../support/in-app.tsx';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);

const api = withApi(test);

const DRAFT = { subject: 'About the lamps', message: 'Dear @recipientName, please.' };

/** Draws a part of the email form for an action with these recipients. */
async function draw(part: ReactNode, names: string[], fields: Record<string, unknown> = {}) {
  const kind = kindTools(api, 'email', { emailRecipients: names.map((name) => ({ name })), ...fields });
  const { session } = kind.tools;
  const t = await translatorFor('en-US');
  const fill = (text: string) => fillPlaceholders(text, { recipientName: session.variables.value.recipientName });
  const app = {
    ...kind.tools,
    commands: { ...kind.tools.commands, hasNext: signal(false) },
    t,
    fill,
    locale: 'en-US',
    mode: 'default',
    config: { imagesBase: 'https://cdn.test/' },
  } as unknown as App;
  const emailing = createEmailing(kind.action, app, {
    draft: DRAFT,
    fields: null,
    flow: { call: completeEmail, onSent: () => {}, finish: () => {} },
  });
  const { container } = await render(inApp(app, <EmailingContext value={emailing}>{part}</EmailingContext>));
  const find = <E extends HTMLElement>(selector: string) => {
    const found = container.querySelector<E>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const showStep = (step: string) => acting(() => session.push({ ...session.position.value, step }));
  return { container, find, session, emailing, showStep };
}

test('names one recipient, with nothing to choose', async () => {
  const { container } = await draw(<LetterRecipients />, ['Ann']);
  assert.is(container.textContent, 'To: Ann');
  assert.is(container.querySelector('input'), null);
});

const sources = (container: Element) => [...container.querySelectorAll('img')].map(({ src }) => src);

test('shows the recipients’ pictures that the publisher provides', async () => {
  const one = await draw(<LetterRecipients />, ['Ann'], { recipientPictureId: 7 });
  assert.equal(sources(one.container), ['https://cdn.test/7']);
  const faces = { recipientPictureIds: ['ann.jpg', '', 'https://pictures.test/cid.jpg', 'dee.jpg'] };
  const { container, emailing } = await draw(<RecipientPicker />, ['Ann', 'Bob', 'Cid', 'Dee'], faces);
  assert.equal(sources(container), ['https://cdn.test/ann.jpg', 'https://pictures.test/cid.jpg']);
  await acting(() => emailing.commands.pick('Ann', false));
  assert.equal(sources(container), ['https://pictures.test/cid.jpg', 'https://cdn.test/dee.jpg']);
});

test('a picture that does not load leaves no gap', async () => {
  const { container, find } = await draw(<LetterRecipients />, ['Ann'], { recipientPictureId: 7 });
  await acting(() => find('img').dispatchEvent(new Event('error')));
  assert.is(container.querySelector('img')?.hidden, true);
});

test('lets the reader choose among several recipients, and names the chosen ones', async () => {
  const { container, find } = await draw(<RecipientPicker />, ['Ann', 'Bob', 'Cid', 'Dee']);
  const boxes = [...container.querySelectorAll<HTMLInputElement>('input')];
  assert.equal(
    boxes.map(({ checked }) => checked),
    [true, true, true, true],
  );
  assert.match(find('summary').textContent ?? '', 'To 4 recipients');
  await acting(() => boxes[1]?.click());
  assert.match(find('summary').textContent ?? '', 'To 3 recipients');
  await acting(() => boxes[2]?.click());
  assert.match(find('summary').textContent ?? '', 'To: Ann and Dee');
});

test('asks for a recipient if none is chosen', async () => {
  const { container, find } = await draw(<RecipientPicker />, ['Ann', 'Bob']);
  for (const box of container.querySelectorAll<HTMLInputElement>('input')) await acting(() => box.click());
  assert.match(find('summary').textContent ?? '', 'Choose at least one recipient.');
});

test('offers no second letter to the same recipient', async () => {
  const { container, emailing } = await draw(<EmailForm />, ['Ann', 'Bob']);
  await acting(() => emailing.store.sent([{ key: 'Ann', name: 'Ann', fate: 'sent' }]));
  assert.is(container.querySelector('.ca-to')?.textContent, 'To: Bob');
});

test('names recipients who can’t be reached by email', async () => {
  const { container, emailing } = await draw(<Unreachable />, ['Ann', 'Bob']);
  assert.is(container.textContent, '');
  await acting(() => emailing.store.sent([{ key: 'Bob', name: 'Bob', fate: 'unreachable' }]));
  assert.is(container.textContent?.trim(), 'Bob can’t be reached by email.');
});

const value = (field: HTMLElement) => (field as HTMLInputElement).value;

async function write(field: HTMLElement, text: string) {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  await acting(() => {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('does not say that a letter is on its way if the server only keeps it', async () => {
  const { container, emailing } = await draw(<EmailSent />, ['Ann'], { thankYouTitle: 'It is on its way' });
  assert.match(container.textContent ?? '', 'It is on its way');
  await acting(() => emailing.store.sent([{ key: 'Ann', name: 'Ann', fate: 'sent', isKept: true }]));
  assert.match(container.textContent ?? '', 'We have your email');
  assert.match(container.textContent ?? '', 'Your email to Ann is waiting to be sent.');
  assert.not.match(container.textContent ?? '', /on its way|Sent to/);
});

test('tells writers their own number', async () => {
  const { container, session } = await draw(<EmailSent />, ['Ann']);
  await acting(() => session.setPeople(session.activeAction.value, 3128));
  assert.match(container.querySelector('.ca-own-number')?.textContent ?? '', 'Yours is the 3,128th letter');
});

test('addresses the draft to the chosen recipients until the reader edits it', async () => {
  const { container, find } = await draw(<EmailForm />, ['Ann', 'Bob']);
  const message = find('[name="message"]');
  const [, bob] = container.querySelectorAll<HTMLInputElement>('.ca-picks input');
  assert.is(value(find('[name="subject"]')), 'About the lamps');
  assert.is(value(message), 'Dear Ann and Bob, please.');
  await acting(() => bob?.click());
  assert.is(value(message), 'Dear Ann, please.');
  await write(message, 'My own words.');
  await acting(() => bob?.click());
  assert.is(value(message), 'My own words.');
});

test('counts what subject and message still need, then names every field of the sender by its token', async () => {
  const { container, find, showStep } = await draw(<EmailForm />, ['Ann']);
  await write(find('[name="subject"]'), 'Lamps');
  assert.match(container.textContent ?? '', '5 more characters needed');
  assert.is(find('[data-big-button]').getAttribute('type'), 'submit');
  assert.match(find('.ca-missing').textContent ?? '', 'Still needed: subject');
  await showStep('person');
  for (const token of ['honorific-prefix', 'given-name', 'family-name', 'email', 'tel'])
    assert.is(find(`[autocomplete="${token}"]`).getAttribute('aria-required'), String(token !== 'tel'), token);
});

test.run();
