import { randomUUID } from 'node:crypto';
import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../../server/db/open.ts';
import { emptyFreed, forgetPerson } from '../../../../server/people/forget.ts';
import * as bodies from '../../../server/support/bodies.ts';
import { COMPLETE, gift, INITIATE, payment } from '../../../server/support/donations.ts';
import { putLetter } from '../../../server/support/mail/letters.ts';
import { createPlace, run, start } from '../../../server/support/process.ts';
import { ACTION, uploadTo, WEBM } from '../../../server/support/videos.ts';
import { endOf } from '../../../support/output.ts';

/** Found nowhere else, in any case. */
const NAME = 'Zqadalov';
const EMAIL = 'zqadalov@example.org';
const STREET = 'Zqadalov Street';
const WORDS = 'I would take the early shift at the market, and come home by the night boat.';
const VIDEO_NAME = 'zqadalov-at-home.webm';

/** UTF-16's bytes as they look in a file that is read byte by byte, wherever in it they begin. */
const inUtf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1');

/** How often a text stands in each file of a folder and its folders, in two encodings and any case. */
function found(folder: string, text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(folder, name)).isFile()) continue;
    // Not decoded as UTF-16: at an odd address and of an odd length, Node 24 writes a byte too far and aborts.
    const written = `${name}\n${readFileSync(join(folder, name), 'latin1')}`.toLowerCase();
    const spellings = [text, inUtf16(text)].map((each) => written.split(each.toLowerCase()).length - 1);
    const count = spellings.reduce((sum, each) => sum + each);
    if (count > 0) counts[name] = count;
  }
  return counts;
}

async function send(widget: string, path: string, body: object) {
  const answer = await fetch(`${widget}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  assert.is(answer.status, 200, `${path}: ${await answer.clone().text()}`);
  return answer.json();
}

/** Everything that can be sent in a person's name. */
async function takePart(widget: string, name: string, email: string) {
  const address = { streetNo: '12', street: `${name} Street`, city: 'Newark', adminArea1Code: 'NJ', zipCode: '07105' };
  const optIns = [{ partnerId: 1, isOptedInToPartnerEmail: true, recordedLabelSeen: 'News, please' }];
  const person = { email, firstName: name, lastName: name, from: name, optIns, address };
  const letter = bodies.letter({ firstName: name, lastName: name, from: email, address, text: `${name}: ${WORDS}` });
  for (const [path, body] of [
    [bodies.PETITION, bodies.signature(person)],
    [bodies.SIGNUP, bodies.signUp(person)],
    [bodies.OPINION, bodies.opinion({ ...person, text: `${name}: ${WORDS}` })],
    [bodies.CHECK_REGISTRATION, bodies.registration({ ...person, street: address.street })],
    [bodies.EMAIL, letter],
  ] as const)
    await send(widget, path, body);
  const { trackingId } = await send(widget, INITIATE, gift({ id: 3801 }));
  const user = { firstName: name, lastName: name, email };
  await send(widget, COMPLETE, payment(trackingId, 'paid', { id: 3801, user, optIns, dedication: name }));
  const videoId = await uploadTo(widget, WEBM, { filename: `${name}-at-home.webm` });
  const video = { id: ACTION, actionId: ACTION, widgetId: 1070, videoName: `${name}-at-home.webm`, videoId };
  const { recordVideoAnswerId: answerId } = await send(widget, bodies.RECORD_VIDEO, video);
  const representatives = [{ name: 'Port Commissioner Dana Whitlock' }];
  await send(widget, bodies.VIDEO_EMAIL, { ...letter, id: ACTION, actionId: ACTION, representatives, answerId });
}

test('finds a text in two encodings, at even and at odd places', () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-forget-'));
  const utf16 = Buffer.from(NAME, 'utf16le');
  writeFileSync(join(folder, 'file'), Buffer.concat([utf16, Buffer.from('.'), utf16, Buffer.from(NAME.toUpperCase())]));
  assert.equal(found(folder, NAME), { file: 3 });
  rmSync(folder, { recursive: true });
});

test('leaves nothing of a person in any file of a server that goes on', async () => {
  const { env, remove } = await createPlace();
  const dataDir = env.DATA_DIR ?? '';
  try {
    const server = await start({ ...env, LOG_LEVEL: 'trace', RATE_LIMIT: '0' });
    for (const stream of [server.child.stdout, server.child.stderr])
      stream?.pipe(createWriteStream(join(dataDir, 'server.log'), { flags: 'a' }));
    // Rows of others before, between and after, so that pages are split and filled again.
    for (let other = 0; other < 12; other++) await takePart(server.widget, `Bo${other}`, `bo${other}@example.org`);
    for (let again = 0; again < 3; again++) await takePart(server.widget, NAME, EMAIL);
    for (let other = 12; other < 16; other++) await takePart(server.widget, `Bo${other}`, `bo${other}@example.org`);
    assert.ok(Object.keys(found(dataDir, NAME)).length > 0);

    const { code, output } = await endOf(run('scripts/forget.ts', env, [EMAIL, '--yes']));
    assert.is(code, 0, output);
    assert.match(output, 'Deleted.');
    for (const text of [EMAIL, NAME, STREET, VIDEO_NAME]) assert.equal(found(dataDir, text), {}, text);

    await takePart(server.widget, 'Cleo', 'cleo@example.org');
    assert.is(await server.end('SIGTERM'), 0);
    assert.equal(found(dataDir, NAME), {});
    assert.match((await endOf(run('scripts/forget.ts', env, ['bo3@example.org']))).output, /1 {2}signature\n/);
  } finally {
    await remove();
  }
});

test('empties what an earlier release has left in free pages', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-forget-'));
  await (await openDatabase({ dataDir })).destroy();
  const earlier = new DatabaseSync(join(dataDir, 'civic-action.sqlite'));
  earlier.exec(`pragma secure_delete = off; pragma user_version = 0; create table spare (text text);
    insert into spare values ('${NAME.repeat(2_000)}'), ('${NAME}'); delete from spare`);
  earlier.close();
  const db = await openDatabase({ dataDir });
  assert.ok(Object.keys(found(dataDir, NAME)).length > 0);
  await putLetter(db, 1, { emailKey: EMAIL, text: NAME });
  await forgetPerson(db, EMAIL);
  await emptyFreed(db);
  assert.equal(found(dataDir, NAME), {});
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

test('waits for who reads the database, and says so if they never end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'civic-action-forget-'));
  const db = await openDatabase({ dataDir });
  await putLetter(db, 1, { emailKey: EMAIL, text: NAME });
  const reader = new DatabaseSync(join(dataDir, 'civic-action.sqlite'));
  reader.exec('begin; select count(*) from letters');
  await forgetPerson(db, EMAIL);
  const failure = await emptyFreed(db, 100).catch((cause: Error) => cause);
  assert.match((failure as Error).message, 'another program reads the database');
  setTimeout(() => reader.exec('rollback'), 200);
  await emptyFreed(db);
  assert.equal(found(dataDir, NAME), {});
  reader.close();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

test.run();
