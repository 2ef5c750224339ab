import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFiles } from '../../support/lawmakers/officials.ts';

/** A state's table with a person for each e-mail address. */
const table = (...emails: string[]) =>
  [
    'id,name,current_party,current_district,current_chamber,email,links',
    ...emails.map(
      (email, index) => `p${index},Member ${index},Independent,${index + 1},lower,${email},https://${index}.example`,
    ),
  ].join('\n');

async function lettersOf(files: Record<string, string>) {
  const { dataset, said } = await readFiles('us-states', files);
  const letters = dataset.members.map(({ email, wire }) => [email, wire.canBeEmailed, wire.contactFormUrl]);
  return { letters, said: said.filter((text) => !text.includes('no postcode')) };
}

const FORM = (index: number) => `https://${index}.example`;

test('takes a web page in place of an address as the contact form', async () => {
  const { letters, said } = await lettersOf({ 'nj.csv': table('https://form.example/write', '') });
  assert.equal(
    [letters, said],
    [
      [
        [null, false, 'https://form.example/write'],
        [null, false, FORM(1)],
      ],
      [],
    ],
  );
});

test('takes an address that several have from all of them, and says so', async () => {
  const { letters, said } = await lettersOf({
    'nj.csv': table('office@njleg.example', 'b@njleg.example', 'Office@njleg.example', 'office@njleg.example'),
  });
  assert.equal(letters, [
    [null, false, FORM(0)],
    ['b@njleg.example', true, FORM(1)],
    [null, false, FORM(2)],
    [null, false, FORM(3)],
  ]);
  assert.equal(said, [
    'legislators: these share an e-mail address, so it is used for none of them: Member 0 (office@njleg.example), Member 2 (Office@njleg.example), Member 3 (office@njleg.example)',
  ]);
});

test('lists what is no address, and private mailboxes', async () => {
  const { letters, said } = await lettersOf({ 'nj.csv': table('a @njleg.example', 'b@gmail.com', 'c@yahoo.co.uk') });
  assert.equal(
    letters.map(([email]) => email),
    [null, 'b@gmail.com', 'c@yahoo.co.uk'],
  );
  assert.equal(said, [
    'legislators: what stands there is no e-mail address: Member 0 (a @njleg.example)',
    'legislators: letters go to private mailboxes, not to an office: Member 1 (b@gmail.com), Member 2 (c@yahoo.co.uk)',
  ]);
});

test('prefers the operator’s own addresses, in every country', async () => {
  const { letters, said } = await lettersOf({
    'nj.csv': table('a @njleg.example', 'office@njleg.example', 'office@njleg.example'),
    'emails.csv': 'id;email\np0;a@njleg.example\np1;b@njleg.example\n',
  });
  assert.equal(
    letters.map(([email]) => email),
    ['a@njleg.example', 'b@njleg.example', null],
  );
  assert.equal(said.length, 1);
});

test.run();
