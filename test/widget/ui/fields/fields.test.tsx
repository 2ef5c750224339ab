import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OptInFields } from '../../../../widget/parts/form/opt-ins/OptInFields.tsx';
import { PrefixField } from '../../../../widget/parts/form/person/PersonFields.tsx';
import { DateOfBirthField } from '../../../../widget/ui/fields/DateOfBirthField.tsx';
import { TextField } from '../../../../widget/ui/fields/Field.tsx';
import { TextArea } from '../../../../widget/ui/fields/TextArea.tsx';
import { translatorFor } from '../../../i18n/locales.ts';
import { render, withDom, write } from '../../../support/dom.ts';
import { inApp } from '../../support/in-app.tsx';

withDom(test);

async function draw(content: ReactNode, locale: 'en-US' | 'fr' = 'en-US') {
  const t = await translatorFor(locale);
  const around = (inner: ReactNode) => inApp({ t, locale }, inner);
  const { container, rerender } = await render(around(content));
  return { container, rerender: (next: ReactNode) => rerender(around(next)) };
}

const find = <E extends Element>(container: Element, selector: string) => {
  const found = container.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('a field is described by its hint, then its error', async () => {
  const { container } = await draw(<TextField label="Email" hint="Yours" error="Invalid email" />);
  const ids = find(container, 'input').getAttribute('aria-describedby')?.split(' ') ?? [];
  assert.equal(
    ids.map((id) => document.getElementById(id)?.textContent),
    ['Yours', 'Invalid email'],
  );
});

test('offers the five titles, with none selected at first', async () => {
  const { container } = await draw(<PrefixField label="Title" />);
  const select = find<HTMLSelectElement>(container, 'select');
  assert.is(select.autocomplete ?? select.getAttribute('autocomplete'), 'honorific-prefix');
  assert.equal(
    [...select.options].map(({ value }) => value),
    ['', 'Mr.', 'Mrs.', 'Miss', 'Ms.', 'Dr.'],
  );
});

for (const [chars, text] of [
  [12, '38 more characters needed'],
  [49, '1 more character needed'],
  [50, '50 characters'],
  [10_003, '3 characters too many'],
] as const)
  test(`shows "${text}" for ${chars} characters`, async () => {
    const { container } = await draw(
      <TextArea label="Message" name="message" count={{ chars, min: 50, max: 10_000 }} />,
    );
    assert.is(find(container, '.ca-counter').textContent, text);
  });

test('announces the count only when the reader pauses', async () => {
  const { container } = await draw(<TextArea label="Message" count={{ chars: 1, min: 50, max: 99 }} />);
  assert.is(find(container, '[role="status"]').textContent, '');
});

for (const [locale, order] of [
  ['en-US', ['bday-month', 'bday-day', 'bday-year', 'bday']],
  ['fr', ['bday-day', 'bday-month', 'bday-year', 'bday']],
] as const)
  test(`asks for the parts of a date in the order of ${locale}`, async () => {
    const { container } = await draw(<DateOfBirthField label="Date of birth" value="" onChange={() => {}} />, locale);
    assert.equal(
      [...container.querySelectorAll('input')].map((input) => input.getAttribute('autocomplete')),
      order,
    );
  });

test('combines its parts into a date, and accepts only digits', async () => {
  const said: string[] = [];
  const { container } = await draw(
    <DateOfBirthField label="Date of birth" value="1990-5-" onChange={(value) => said.push(value)} />,
  );
  await write(find(container, '[autocomplete="bday-day"]'), '4x');
  await write(find(container, '[autocomplete="bday-year"]'), '');
  assert.equal(said, ['1990-5-4', '-5-']);
});

test('accepts a whole date from autofill', async () => {
  const said: string[] = [];
  const { container } = await draw(<DateOfBirthField label="Date of birth" value="" onChange={(v) => said.push(v)} />);
  const whole = find<HTMLInputElement>(container, '[autocomplete="bday"]');
  await write(whole, '1990-05');
  await write(whole, '1990-05-04');
  assert.equal(said, ['1990-05-04']);
  assert.is(whole.tabIndex, -1);
});

test('groups several opt-ins under a legend', async () => {
  const register = (name: string) => ({ name }) as never;
  const { container } = await draw(
    <OptInFields
      onSeen={() => {}}
      register={register}
      values={{}}
      offers={[
        { name: 'emailOptIn', label: 'Email me' },
        { name: 'publisherOptIn', label: 'News' },
      ]}
    />,
  );
  assert.is(find(container, 'fieldset').getAttribute('aria-label'), 'Stay in touch');
  assert.equal(
    [...container.querySelectorAll('input')].map((input) => input.name),
    ['emailOptIn', 'publisherOptIn'],
  );
});

test.run();
