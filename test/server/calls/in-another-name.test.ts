import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../../server/db/schema.ts';
import {
  CHECK_REGISTRATION,
  EMAIL,
  GET_ACTIONS,
  letter,
  OPINION,
  opinion,
  PETITION,
  registration,
  SIGNUP,
  signature,
  signUp,
} from '../support/bodies.ts';
import { type TestServer, withServer } from '../support/server.ts';

/** Somebody uses Ada's e-mail address: no address is verified. */

type Table = 'signatures' | 'signups' | 'opinions' | 'registrationChecks' | 'letters';
type Form = {
  path: string;
  table: Table;
  widget: string;
  /** A body with the sender's address and a text of theirs. */
  body: (email: string, word: string) => Record<string, unknown>;
};

const FORMS: Form[] = [
  {
    path: PETITION,
    table: 'signatures',
    widget: 'wr-petition',
    body: (email, lastName) => signature({ email, lastName }),
  },
  { path: SIGNUP, table: 'signups', widget: 'wr-signup', body: (email, lastName) => signUp({ email, lastName }) },
  { path: OPINION, table: 'opinions', widget: 'wr-opinion', body: (email, lastName) => opinion({ email, lastName }) },
  {
    path: CHECK_REGISTRATION,
    table: 'registrationChecks',
    widget: 'wr-checkregistration',
    body: (email, lastName) => registration({ email, lastName }),
  },
  { path: EMAIL, table: 'letters', widget: 'wr-email', body: (from, lastName) => letter({ from, lastName }) },
];

const ADA = 'ada@example.org';

const count = async ({ post }: TestServer, widgetRequestId: string, id: unknown): Promise<number> => {
  const { text } = await post(GET_ACTIONS, { widgetRequestId }, {});
  const actions = JSON.parse(text).cards.flatMap((card: { actions: { id: unknown }[] }) => card.actions);
  return actions.find((action: { id: unknown }) => action.id === id).endUsersCount;
};

/** All that a sender sees; counts as the difference from before. */
async function observe(server: TestServer, { path, widget, body }: Form, email: string) {
  const sent = body(email, 'Stranger');
  const before = await count(server, widget, sent.id);
  const { status, headers, body: answer } = await server.post(path, sent);
  const { endUsersCount, ...rest } = answer as { endUsersCount: number };
  const { date: _, ...said } = headers;
  return { status, said, rest, told: endUsersCount - before, shown: (await count(server, widget, sent.id)) - before };
}

const wordsOf = async (db: Database, table: Table) =>
  (await db.selectFrom(table).select('lastName').orderBy('at').execute()).map(({ lastName }) => lastName ?? '').sort();

for (const form of FORMS) {
  test(`${form.path} reveals to nobody whether Ada has taken part`, async () => {
    const seen: object[] = [];
    for (const first of [ADA, 'bo@example.org'])
      await withServer(async (server) => {
        assert.is((await server.post(form.path, form.body(first, 'Stranger'))).status, 200);
        seen.push(await observe(server, form, ADA));
      });
    assert.equal(seen[0], seen[1]);
  });

  test(`${form.path} keeps what Ada sends, even if others used her name before or after`, () =>
    withServer(async (server) => {
      for (const word of ['Mouse', 'Lovelace', 'Duck'])
        assert.is((await server.post(form.path, form.body(ADA, word))).status, 200);
      assert.equal(await wordsOf(server.db, form.table), ['Duck', 'Lovelace', 'Mouse']);
    }));

  test(`${form.path} removes no entry of Ada's for an invented key`, () =>
    withServer(async (server) => {
      await server.post(form.path, form.body(ADA, 'Lovelace'));
      for (const earlierKey of [randomUUID(), '', ADA, '%'])
        assert.is((await server.post(form.path, { ...form.body(ADA, 'Mouse'), earlierKey })).status, 200);
      assert.ok((await wordsOf(server.db, form.table)).includes('Lovelace'));
    }));
}

test('sends Ada’s letter even if a stranger has written in her name', () =>
  withServer(async ({ post, db }) => {
    await post(EMAIL, letter({ text: 'I have changed my mind: leave the lamps as dark as they are, for ever.' }));
    await post(EMAIL, letter());
    const rows = await db
      .selectFrom('outbox')
      .innerJoin('letters', 'letters.id', 'outbox.letterId')
      .select(['outbox.status', 'letters.text'])
      .where('letters.text', '=', letter().text)
      .execute();
    assert.equal(rows, Array(2).fill({ status: 'queued', text: letter().text }));
  }));

test.run();
