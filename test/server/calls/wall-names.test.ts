import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hideSigners, latestSigners, MOST_LISTED } from '../../../server/widgets/signers.ts';
import { withServer } from '../support/server.ts';
import { MAYA, NOOR, person, sign, wallOf } from '../support/wall.ts';

/** Which names strangers see: anybody can sign under any words. */

const WORDS: [title: string, firstName: string, lastName: string, seenAs: string[]][] = [
  ['two given names', 'Mary Ann', 'Reyes', ['Mary Ann R.']],
  ['a name with a hyphen and marks', 'Jean-François', 'Reyes', ['Jean-François R.']],
  ['a word that is no name', 'Boycott', 'Harbor', ['B. H.']],
  ['a name among other words', 'Boycott Maya', 'Harbor', ['B. H.']],
  ['three names', 'Maya Noor Ben', 'Harbor', ['M. H.']],
  ['a word in a script without capitals', '抵制', '港口', []],
];

for (const [title, firstName, lastName, seenAs] of WORDS)
  test(`shows ${title} to others as ${seenAs[0] ?? 'nothing'}, and to the signer whole`, () =>
    withServer(async (server) => {
      const { latest } = await sign(server, { ...MAYA, firstName, lastName });
      assert.ok(latest?.[0]?.startsWith(firstName), String(latest));
      assert.equal(await wallOf(server), seenAs);
    }));

test('shows a name that no list knows once three people share it', () =>
  withServer(async (server) => {
    const share = (email: string) => sign(server, { ...person('Zyphora', 'Lund'), email });
    for (const email of ['a@mail.test', 'b@mail.test', 'A@mail.test']) await share(email);
    assert.equal(await wallOf(server), ['Z. L.', 'Z. L.', 'Z. L.']);
    await share('c@mail.test');
    assert.equal(await wallOf(server), ['Zyphora L.', 'Zyphora L.', 'Zyphora L.', 'Zyphora L.']);
  }));

test('shows no phrase, however many share it', () =>
  withServer(async (server) => {
    for (const email of ['a@mail.test', 'b@mail.test', 'c@mail.test'])
      await sign(server, { ...person('Scrap The Mayor', 'Now'), email });
    assert.equal(await wallOf(server), ['S. N.', 'S. N.', 'S. N.']);
  }));

test('lists those whom others see, however many have signed since', () =>
  withServer(async (server) => {
    await sign(server, MAYA);
    const past = new Date(Date.now() - 3_600_000).toISOString();
    await server.db.updateTable('signatures').set({ at: past }).execute();
    for (let at = 0; at < MOST_LISTED + 1; at++)
      await sign(server, {
        ...person('抵制', '港口'),
        email: `reader${at}@mail.test`,
        firstName: `抵${'制'.repeat(1 + (at % 18))}`,
      });
    const listed = await latestSigners(server.db);
    assert.is(listed.at(-1)?.name, 'Maya R.');
    assert.is(listed.length, MOST_LISTED + 1);
  }));

test('keeps a hidden name off the wall, also when its signer corrects the form, and puts it back', () =>
  withServer(async (server) => {
    const key = randomUUID();
    await sign(server, MAYA, key);
    await sign(server, NOOR);
    const [, maya] = await latestSigners(server.db);
    assert.equal(
      [maya?.name, maya?.seenAs, maya?.action, maya?.isHidden],
      ['Maya R.', 'Maya R.', '3001|petition', false],
    );
    assert.is(await hideSigners(server.db, [maya?.id ?? 0], true), 1);
    assert.equal(await wallOf(server), ['Noor A.']);
    await sign(server, { ...MAYA, firstName: 'Mia', earlierKey: key });
    assert.equal(await wallOf(server), ['Noor A.']);
    assert.equal(
      (await latestSigners(server.db)).map(({ name, isHidden }) => [name, isHidden]),
      [
        ['Mia R.', true],
        ['Noor A.', false],
      ],
    );
    const [mia] = await latestSigners(server.db);
    await hideSigners(server.db, [mia?.id ?? 0], false);
    assert.equal(await wallOf(server), ['Mia R.', 'Noor A.']);
  }));

test('lets nobody hide a name on the wall of another publisher', () =>
  withServer(async (server) => {
    await sign(server, MAYA);
    const [maya] = await latestSigners(server.db);
    assert.equal(await latestSigners(server.db, { publisherId: '77' }), []);
    assert.is(await hideSigners(server.db, [maya?.id ?? 0], true, { publisherId: '77' }), 0);
    assert.is(await hideSigners(server.db, [maya?.id ?? 0], true, { publisherId: '1' }), 1);
    await server.db
      .updateTable('signatures')
      .set({ context: JSON.stringify({ publisherId: '77' }) })
      .execute();
    assert.equal(await latestSigners(server.db, { publisherId: '1' }), []);
    assert.is(await hideSigners(server.db, [maya?.id ?? 0], false, { publisherId: '1' }), 0);
  }));

test.run();
