import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createClient } from '../../../../widget/core/api/client.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce } from '../../../../widget/core/app/of-action.ts';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import { createSessionStore } from '../../../../widget/core/session/store.ts';
import { lawmakersOf } from '../../../../widget/parts/lawmakers/index.ts';
import { waitUntil } from '../../../support/wait.ts';
import { TRENTON } from '../../support/addresses.ts';
import { type Reply, withApi } from '../../support/api-server.ts';
import { parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

const api = withApi(test);

const SEARCH = { id: 1, countryCode: 'US', levels: [0], roles: [0, 1] };

const HOUSE = {
  id: 12,
  fullName: 'Bonnie Watson Coleman',
  level: 0,
  role: 0,
  district: 12,
  twitterMention: '@RepBonnie',
};
const SENATE = { id: 2, fullName: 'Cory Booker', level: 0, role: 1, twitterMention: '@SenBooker' };
const GOVERNOR = { id: 3, fullName: 'Mikie Sherrill', level: 1, role: 2 };

type Setting = { searches?: unknown[]; location?: Record<string, unknown>; mode?: Mode };

/** A widget whose actions have these searches, with a record of its look-up's messages. */
function open({ searches = [SEARCH], location, mode = 'default' }: Setting = {}) {
  const actions = searches.map((representativeSearch, n) => wireAction(n + 1, 'petition', { representativeSearch }));
  const cards = actions.map((action, n) => wireCard(n, [action], { order: { value: n } }));
  const widget = parsed(wireWidget(cards, { endUserLocation: location }));
  const [first, second] = widget.actions;
  if (!first) throw new Error('no action');
  const session = createSessionStore(widget, { action: first, route: '/petition' });
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const client = createClient({ base: api.base, mode, generic: () => ({}), visitorPrint: async () => null, report });
  const app = { client, session, mode, report, locale: 'en-US', once: createOnce(), loadWords: async () => {} };
  const lawmakers = lawmakersOf(app as unknown as App);
  return { first, second: second ?? first, session, lawmakers, reported, lookup: () => lawmakers.lookup(first).value };
}

const people = (...found: unknown[]): Reply => ({ json: found });
const refused = (error: string): Reply => ({ status: 422, json: { error } });
const paths = () => api.received.map(({ path }) => path.replace('/api/Lawmakers/', ''));
const names = (found: readonly { fullName: string }[]) => found.map(({ fullName }) => fullName);

test('finds lawmakers of the search’s levels and roles, each once', async () => {
  api.replyWith(people(HOUSE, SENATE, GOVERNOR, { ...SENATE, id: 9 }));
  const { first, lawmakers, lookup } = open();
  await lawmakers.find(first, TRENTON);
  assert.is(lookup().stage, 'found');
  assert.equal(names(lookup().lawmakers), ['Bonnie Watson Coleman', 'Cory Booker']);
  assert.is(lookup().accuracy, 'address');
  assert.equal(api.received[0]?.body, {
    representativeSearch: { ...SEARCH, adminArea1Codes: [], districtIds: [] },
    address: TRENTON,
  });
});

test('is looking until the answer arrives', async () => {
  api.replyWith(people(HOUSE));
  const { first, lawmakers, lookup } = open();
  const finding = lawmakers.find(first, TRENTON);
  assert.is(lookup().stage, 'loading');
  await finding;
  assert.is(lookup().stage, 'found');
});

test('drops the answer for an address that has changed since', async () => {
  api.replyWith(people(HOUSE), people(SENATE));
  const { first, lawmakers, lookup } = open();
  await Promise.all([lawmakers.find(first, TRENTON), lawmakers.find(first, { ...TRENTON, streetNo: '7' })]);
  assert.is(api.received.length, 2);
  assert.is(lookup().lawmakers.length, 1);
  assert.is(lawmakers.address.value?.streetNo, '7');
});

test('answers a covered search of a second action without a request', async () => {
  api.replyWith(people(HOUSE, SENATE));
  const { first, second, lawmakers } = open({ searches: [SEARCH, { ...SEARCH, id: 2, roles: [1] }] });
  await lawmakers.find(first, TRENTON);
  await lawmakers.prefetch(second);
  assert.equal(names(lawmakers.lookup(second).value.lawmakers), ['Cory Booker']);
  assert.is(api.received.length, 1);
});

test('looks up other lawmakers for a second action with the same address', async () => {
  api.replyWith(people(HOUSE), people(GOVERNOR));
  const { first, second, lawmakers } = open({ searches: [SEARCH, { ...SEARCH, id: 2, levels: [1], roles: [2] }] });
  await lawmakers.find(first, TRENTON);
  await lawmakers.prefetch(second);
  assert.equal(names(lawmakers.lookup(second).value.lawmakers), ['Mikie Sherrill']);
  assert.is(lawmakers.lookup(first).value.stage, 'found');
  assert.equal(paths(), ['GetForContact', 'GetForContact']);
});

test('reports that the reader is outside the area of a covered search', async () => {
  api.replyWith(people(HOUSE));
  const { first, second, lawmakers } = open({ searches: [SEARCH, { ...SEARCH, id: 2, adminArea1Codes: ['NY'] }] });
  await lawmakers.find(first, TRENTON);
  assert.is(lawmakers.lookup(second).value.error, 'OutsideOfTargetAdminArea1');
});

const REFUSED: [what: string, reply: Reply, error: string, isReported: boolean][] = [
  ['nobody', people(), 'NoRepsFound', false],
  ['nobody of the search’s roles', people(GOVERNOR), 'NoRepsFound', false],
  ['another district', refused('OutsideOfTargetDistrict'), 'OutsideOfTargetDistrict', false],
  ['too little', refused('NotFullAddress'), 'NotFullAddress', false],
  ['an unknown error', refused('Whatever'), 'Failed', true],
  ['a failure', { status: 500 }, 'Failed', true],
  ['no JSON', { text: '<html>' }, 'Failed', true],
  ['malformed people', people({ name: 1 }), 'Failed', true],
  ['a broken connection', { hangUp: true }, 'Failed', true],
];

for (const [what, reply, error, isReported] of REFUSED)
  test(`${what} gives ${error}${isReported ? ', reported once' : ''}`, async () => {
    api.replyWith(reply);
    const { first, lawmakers, lookup, reported } = open();
    await lawmakers.find(first, TRENTON);
    assert.equal([lookup().stage, lookup().error], ['failed', error]);
    assert.is(reported.length, isReported ? 1 : 0);
  });

const UNASKED: [what: string, address: Partial<Address>, error: string][] = [
  ['without a house number', { streetNo: '' }, 'NotFullAddress'],
  ['without a postal code', { postalCode: '' }, 'NotFullAddress'],
  ['in another country', { countryCode: 'CA' }, 'OutsideOfTargetCountry'],
];

for (const [what, address, error] of UNASKED)
  test(`sends no request for an address ${what}`, async () => {
    api.replyWith(people(HOUSE));
    const { first, lawmakers, lookup } = open();
    await lawmakers.find(first, { ...TRENTON, ...address });
    assert.is(lookup().error, error);
    assert.is(api.received.length, 0);
  });

const HALIFAX = {
  countryCode: 'CA',
  city: 'Halifax',
  zip: 'B3H 4R2',
  adminArea1Code: 'NS',
  adminArea1Name: 'Nova Scotia',
};
const CANADA = { ...SEARCH, countryCode: 'CA' };
const LONDON = { countryCode: 'GB', city: 'London', zip: 'SW1A 1AA', adminArea1Code: 'ENG' };
const NEWARK = { countryCode: 'US', city: 'Newark', zip: '07102', adminArea1Code: 'NJ' };

test('looks ahead by IP location if that is accurate enough', async () => {
  api.replyWith(people({ ...HOUSE, countryCode: 'CA' }));
  const { first, lawmakers, lookup } = open({ searches: [CANADA], location: HALIFAX });
  await lawmakers.prefetch(first);
  assert.is(lookup().accuracy, 'ip');
  const { address } = (api.received[0]?.body ?? {}) as { address: Address };
  assert.equal([address.countryCode, address.postalCode, address.city], ['CA', 'B3H 4R2', 'Halifax']);
});

test('looks ahead for the action that follows what the reader has answered', async () => {
  api.replyWith(people({ ...HOUSE, countryCode: 'CA' }));
  const { first, second, session, lawmakers } = open({ searches: [null, CANADA], location: HALIFAX });
  await new Promise(setImmediate);
  assert.is(lawmakers.lookup(second).value.stage, 'idle', 'nothing is answered yet');
  session.answer({ actionIdentifier: first.identifier });
  await waitUntil(() => lawmakers.lookup(second).value.stage === 'found');
  assert.equal(paths(), ['GetForContact']);
});

const NOT_AHEAD: [what: string, search: object, location: Record<string, unknown> | undefined][] = [
  ['in the US, where a street decides', SEARCH, NEWARK],
  ['in GB, where a full address decides', { ...SEARCH, countryCode: 'GB' }, LONDON],
  ['without a postal code', CANADA, { ...HALIFAX, zip: '' }],
  ['without a known location', SEARCH, undefined],
];

for (const [what, search, location] of NOT_AHEAD)
  test(`does not look ahead ${what}`, async () => {
    api.replyWith(people(HOUSE));
    const { first, lawmakers, lookup } = open({ searches: [search], location: location ?? {} });
    await lawmakers.prefetch(first);
    assert.is(lookup().stage, 'idle');
    assert.is(api.received.length, 0);
  });

test('shows no error after looking ahead in vain, and does not repeat it', async () => {
  api.replyWith(refused('OutsideOfTargetDistrict'));
  const { first, lawmakers, lookup } = open({ searches: [CANADA], location: HALIFAX });
  await lawmakers.prefetch(first);
  await lawmakers.prefetch(first);
  assert.is(lookup().stage, 'idle');
  assert.is(api.received.length, 1);
});

test('a late result of looking ahead keeps the error of an address entered since', async () => {
  api.replyWith(refused('NoRepsFound'), refused('OutsideOfTargetDistrict'));
  const { first, lawmakers, lookup } = open({ searches: [CANADA], location: HALIFAX });
  const ahead = lawmakers.prefetch(first);
  await lawmakers.find(first, { ...TRENTON, countryCode: 'US' });
  assert.is(lookup().error, 'OutsideOfTargetCountry');
  await ahead;
  assert.is(lookup().error, 'OutsideOfTargetCountry');
});

test('finds lawmakers by a search’s id alone', async () => {
  api.replyWith(people(HOUSE, GOVERNOR));
  const { first, lawmakers, lookup } = open({ searches: [{ id: 7 }] });
  await lawmakers.find(first, TRENTON);
  assert.equal(names(lookup().lawmakers), ['Bonnie Watson Coleman', 'Mikie Sherrill']);
});

test('gets the area of a search with only an id from the server', async () => {
  const target = { countryCode: 'CA', adminArea1Codes: ['ON'], districtIds: [] };
  api.replyWith({ status: 422, json: { error: 'OutsideOfTargetCountry', target } });
  const { first, lawmakers } = open({ searches: [{ id: 7 }] });
  assert.is(lawmakers.target(first).countryCode, '');
  await lawmakers.find(first, TRENTON);
  assert.equal(lawmakers.target(first), target);
});

const ABROAD: [what: string, location: Record<string, unknown>, sent: string][] = [
  ['without a look-up', { countryCode: 'NO' }, 'NO'],
  ['with one', HALIFAX, 'CA B3H 4R2'],
  ['whose addresses must be whole', LONDON, 'GB'],
];

for (const [what, location, sent] of ABROAD)
  test(`asks the server which country a bare search is for if the reader’s is one ${what}`, async () => {
    const target = { countryCode: 'AU', adminArea1Codes: [], districtIds: [] };
    api.replyWith({ status: 422, json: { error: 'OutsideOfTargetCountry', target } });
    const { first, lawmakers, session, lookup } = open({ searches: [{ id: 7 }], location });
    await lawmakers.prefetch(first);
    const { address } = (api.received[0]?.body ?? {}) as { address: Address };
    assert.is(`${address.countryCode} ${address.postalCode}`.trim(), sent);
    assert.equal(session.fallback.value, { shows: 'country', why: 'OutsideOfTargetCountry' });
    assert.is(lawmakers.target(first).countryCode, 'AU');
    session.setLivesInTarget(true);
    lawmakers.liveInTarget();
    await lawmakers.prefetch(first);
    assert.equal([lookup().stage, session.fallback.value], ['idle', null]);
  });

test('asks nothing more of a reader whose country is right', async () => {
  api.replyWith(refused('NotFullAddress'));
  const { first, lawmakers, session, lookup } = open({ searches: [{ id: 7 }], location: LONDON });
  await lawmakers.prefetch(first);
  assert.equal([lookup().stage, session.fallback.value], ['idle', null]);
});

test('ignores a malformed area', async () => {
  api.replyWith({ status: 422, json: { error: 'OutsideOfTargetCountry', target: { countryCode: 7 } } });
  const { first, lawmakers, lookup } = open({ searches: [{ id: 7 }] });
  await lawmakers.find(first, TRENTON);
  assert.equal([lookup().error, lawmakers.target(first).countryCode], ['OutsideOfTargetCountry', '']);
});

test('does not judge a search in some states by IP location', async () => {
  api.replyWith(people({ ...HOUSE, countryCode: 'CA' }));
  const elsewhere = { ...CANADA, id: 2, adminArea1Codes: ['ON'] };
  const { first, second, lawmakers } = open({ searches: [CANADA, elsewhere], location: HALIFAX });
  await lawmakers.prefetch(first);
  assert.is(lawmakers.lookup(second).value.stage, 'idle');
});

test('detects the wrong country by IP location until the reader says otherwise', async () => {
  const { first, lawmakers, session, lookup } = open({ location: HALIFAX });
  await lawmakers.prefetch(first);
  await null;
  assert.is(lookup().error, 'OutsideOfTargetCountry');
  assert.equal(session.fallback.value, { shows: 'country', why: 'OutsideOfTargetCountry' });
  session.setLivesInTarget(true);
  lawmakers.liveInTarget();
  await lawmakers.prefetch(first);
  assert.is(lookup().stage, 'idle');
  assert.is(session.fallback.value, null);
});

for (const mode of ['AB4E_PREVIEW', 'AB4E_TEST'] as const)
  test(`sends requests in mode ${mode}`, async () => {
    api.replyWith(people(HOUSE));
    const { first, lawmakers, lookup } = open({ mode, location: NEWARK });
    await (mode === 'AB4E_PREVIEW' ? lawmakers.prefetch(first) : lawmakers.find(first, TRENTON));
    assert.is(lookup().stage, 'found');
    assert.equal(paths(), [mode === 'AB4E_PREVIEW' ? 'GetForPreview' : 'GetForContact']);
  });

test('sends the IP location in preview', async () => {
  api.replyWith(people(HOUSE));
  const { first, lawmakers } = open({ mode: 'AB4E_PREVIEW', location: NEWARK });
  await lawmakers.prefetch(first);
  const { userIPLocation } = (api.received[0]?.body ?? {}) as { userIPLocation: { zip: string } };
  assert.is(userIPLocation.zip, '07102');
});

test('makes the lawmakers’ names available to copy', async () => {
  api.replyWith(people(HOUSE, SENATE));
  const { first, lawmakers, session } = open();
  await lawmakers.find(first, TRENTON);
  const { localRepresentative, twitterMention, district, state, postalCode } = session.variables.value;
  assert.is(localRepresentative, 'Bonnie Watson Coleman and Cory Booker');
  assert.is(twitterMention, '@RepBonnie @SenBooker');
  assert.equal([district, state, postalCode], ['12', 'New Jersey', '08608']);
});

test('removes the values of an earlier address from copy', async () => {
  api.replyWith(people(HOUSE), people(SENATE));
  const { first, lawmakers, session } = open();
  await lawmakers.find(first, TRENTON);
  await lawmakers.find(first, { ...TRENTON, adminArea1Name: '', streetNo: '7' });
  const { localRepresentative, district, state } = session.variables.value;
  assert.equal([localRepresentative, district, state], ['Cory Booker', undefined, undefined]);
});

test('the fallback for another district stays while another address is looked up', async () => {
  api.replyWith(refused('OutsideOfTargetDistrict'), people(HOUSE));
  const { first, lawmakers, session } = open();
  await lawmakers.find(first, TRENTON);
  assert.equal(session.fallback.value, { shows: 'area', why: 'OutsideOfTargetDistrict' });
  const finding = lawmakers.find(first, { ...TRENTON, streetNo: '7' });
  assert.is(session.fallback.value?.shows, 'area');
  await finding;
  assert.is(session.fallback.value, null);
});

test('closes the address modal once lawmakers are found', async () => {
  api.replyWith(people(HOUSE));
  const { first, lawmakers } = open();
  lawmakers.openFind();
  await lawmakers.findAndConfirm(first, TRENTON);
  assert.is(lawmakers.modal.value, 'confirm');
  lawmakers.closeModal();
  assert.is(lawmakers.modal.value, null);
});

test('a late close event of one modal does not close the next', async () => {
  const { lawmakers } = open();
  lawmakers.openConfirm();
  lawmakers.closeModal('find');
  assert.is(lawmakers.modal.value, 'confirm');
});

test('the modal stays open for an incomplete address, and closes for a fallback', async () => {
  const { first, lawmakers } = open();
  lawmakers.openFind();
  await lawmakers.findAndConfirm(first, { ...TRENTON, streetNo: '' });
  assert.is(lawmakers.modal.value, 'find');
  await lawmakers.findAndConfirm(first, { ...TRENTON, countryCode: 'CA' });
  assert.is(lawmakers.modal.value, null);
});

test('opens nothing if the reader has closed the modal meanwhile', async () => {
  api.replyWith(people(HOUSE));
  const { first, lawmakers } = open();
  lawmakers.openFind();
  const finding = lawmakers.findAndConfirm(first, TRENTON);
  lawmakers.closeModal();
  await finding;
  assert.is(lawmakers.modal.value, null);
});

test('finds nothing for an action without a search', async () => {
  const { first, lawmakers, lookup } = open({ searches: [null] });
  await lawmakers.find(first, TRENTON);
  await lawmakers.prefetch(first);
  assert.is(lookup().stage, 'idle');
});

test('confirming continues what the reader was about to do, once', async () => {
  const { lawmakers } = open();
  let starts = 0;
  lawmakers.openFind(() => {
    starts += 1;
  });
  lawmakers.openConfirm();
  lawmakers.findOthers();
  lawmakers.openConfirm();
  lawmakers.confirm();
  assert.equal([starts, lawmakers.modal.value], [1, null]);
  lawmakers.confirm();
  assert.is(starts, 1);
});

test('changing an address opens no other screen', async () => {
  const { lawmakers } = open();
  let starts = 0;
  lawmakers.openFind(() => {
    starts += 1;
  });
  lawmakers.closeModal();
  lawmakers.openFind();
  lawmakers.openConfirm();
  lawmakers.confirm();
  assert.is(starts, 0);
});

test.run();
