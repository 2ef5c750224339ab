import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../../../widget/core/api/errors.ts';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import {
  ADDRESS_BY_HAND_PAUSE_MS,
  ADDRESS_DEBOUNCE_MS,
  ADDRESS_SLOW_MS,
} from '../../../../widget/core/numbers/constants.ts';
import { createAddressCommands } from '../../../../widget/parts/addresses/commands.ts';
import type { Suggestion } from '../../../../widget/parts/addresses/lookup.ts';
import { createAddressStore } from '../../../../widget/parts/addresses/store.ts';
import { TRENTON } from '../../support/addresses.ts';
import { type FakeClock, withClock } from '../../support/clock.ts';

const LOCATED: Address = { ...TRENTON, latitude: 40.22, longitude: -74.77 };

const suggestion = (text: string): Suggestion => ({ id: text, text, mainText: text, secondaryText: '' });

type Answer = Suggestion[] | Error | Promise<Suggestion[]>;

const location = { countryCode: 'US', lat: 40.7, lon: -74.2 };

/** A field on a look-up with these answers, one after the other; the last one repeats. */
function open(clock: FakeClock, answers: Answer[], geocoded: Address | null | Error = LOCATED) {
  const asked: string[] = [];
  const sent: { path: string; body: unknown }[] = [];
  const reported: unknown[] = [];
  const store = createAddressStore<Suggestion>();
  const lookup = {
    async suggest(query: string, { countryCode }: { countryCode: string }) {
      asked.push(`${query} ${countryCode}`.trim());
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async geocode() {
      if (geocoded instanceof Error) throw geocoded;
      return geocoded;
    },
  };
  const tools = {
    client: { post: async ({ path }: { path: string }, body: unknown) => void sent.push({ path, body }) },
    session: { location: { value: location } },
    report: (error: unknown) => void reported.push(error),
    lookup: async () => lookup,
  } as unknown as Parameters<typeof createAddressCommands>[1];
  const commands = createAddressCommands(store, tools);
  const type = async (text: string) => {
    commands.type(text, 'US');
    await clock.tick(ADDRESS_DEBOUNCE_MS);
  };
  return { store, commands, asked, sent, reported, type };
}

const ONE = [suggestion('125 West State Street')];
const TWO = [...ONE, suggestion('125 West State Avenue')];

test(
  'looks up once after the reader stops typing',
  withClock(async (clock) => {
    const { commands, asked, store } = open(clock, [TWO]);
    for (const text of ['1', '12', '125']) commands.type(text, 'US');
    assert.is(store.stage.value, 'searching');
    await clock.tick(ADDRESS_DEBOUNCE_MS);
    assert.equal(asked, ['125 US']);
    assert.equal(store.suggestions.value, TWO);
  }),
);

test(
  'looks nothing up without input',
  withClock(async (clock) => {
    const { type, asked, store } = open(clock, [TWO]);
    await type('125');
    await type('  ');
    assert.is(asked.length, 1);
    assert.equal(store.suggestions.value, []);
  }),
);

test(
  'drops an answer to earlier input',
  withClock(async (clock) => {
    let answer: (found: Suggestion[]) => void = () => {};
    const slow = new Promise<Suggestion[]>((resolve) => {
      answer = resolve;
    });
    const { type, store } = open(clock, [slow, ONE]);
    await type('125');
    await type('125 West');
    answer(TWO);
    await clock.settle();
    assert.equal(store.suggestions.value, ONE);
  }),
);

test(
  'takes the picked address, and records the pair of address and location',
  withClock(async (clock) => {
    const { type, commands, store, sent } = open(clock, [TWO]);
    await type('125');
    await commands.pick(TWO[0] as Suggestion);
    assert.equal(store.picked.value, LOCATED);
    assert.is(store.text.value, '125 West State Street');
    assert.equal(sent, [
      {
        path: 'Widget/RecordAddressLocationPairs',
        body: {
          enteredAddress: '125 West State Street',
          enteredAddressLatitude: 40.22,
          enteredAddressLongitude: -74.77,
          geolocatedCountry: 'US',
          geolocatedLatitude: 40.7,
          geolocatedLongitude: -74.2,
        },
      },
    ]);
  }),
);

test(
  'typing after a pick removes it',
  withClock(async (clock) => {
    const { type, commands, store } = open(clock, [TWO]);
    await type('125');
    await commands.pick(TWO[0] as Suggestion);
    commands.type('125 West State Street, Apt 4', 'US');
    assert.is(store.picked.value, null);
    assert.is(store.text.value, '125 West State Street, Apt 4');
  }),
);

const LEFT: [what: string, text: string, found: Suggestion[], isOptional: boolean, error: string | null][] = [
  ['nothing typed', '', [], false, 'addressRequired'],
  ['no input in an optional field', '', [], true, null],
  ['several suggestions', '125', TWO, false, 'addressSelection'],
  ['several suggestions in an optional field', '125', TWO, true, 'addressSelection'],
  ['no suggestion', 'Nowhere', [], false, 'addressNoMatch'],
  ['exactly one suggestion', '125 West', ONE, false, null],
];

for (const [what, text, found, isOptional, error] of LEFT)
  test(
    `leaving the field with ${what} gives ${error ?? 'no error'}`,
    withClock(async (clock) => {
      const { type, commands, store } = open(clock, [found]);
      await type(text);
      commands.leave(isOptional);
      await clock.settle();
      assert.is(store.error.value, error);
      assert.is(store.picked.value !== null, found.length === 1);
      assert.is(store.text.value, found.length === 1 ? '125 West State Street' : text);
    }),
  );

test(
  'validates only after a pending answer has arrived',
  withClock(async (clock) => {
    const { commands, store } = open(clock, [ONE]);
    commands.type('125 West', 'US');
    commands.leave(false);
    assert.is(store.error.value, null);
    await clock.tick(ADDRESS_DEBOUNCE_MS);
    assert.equal(store.picked.value, LOCATED);
  }),
);

const GEOCODED: [what: string, address: Address | null, error: string][] = [
  ['nothing', null, 'addressInvalid'],
  ['an address without a postal code', { ...LOCATED, postalCode: '' }, 'addressPostalCode'],
  ['a US address without a street', { ...LOCATED, street: '', streetNo: '' }, 'addressStreet'],
];

for (const [what, address, error] of GEOCODED)
  test(
    `a pick of ${what} gives ${error} and keeps the input`,
    withClock(async (clock) => {
      const { type, commands, store, sent } = open(clock, [TWO], address);
      await type('125');
      await commands.pick(TWO[1] as Suggestion);
      assert.is(store.error.value, error);
      assert.is(store.picked.value, null);
      assert.is(store.text.value, '125 West State Avenue');
      assert.equal(sent, []);
    }),
  );

test(
  'reads a British postcode from what was typed',
  withClock(async (clock) => {
    const { type, commands, store } = open(clock, [TWO], { ...LOCATED, countryCode: 'GB', postalCode: 'SW1A' });
    await type('10 downing street sw1a2aa');
    await commands.pick(TWO[0] as Suggestion);
    assert.is(store.picked.value?.postalCode, 'SW1A 2AA');
  }),
);

const status = (code: number) => new RequestError('x', { failure: 'status', path: 'Addresses/Suggest', status: code });

const TROUBLES: [what: string, error: Error, trouble: string][] = [
  ['down', status(503), 'unavailable'],
  ['over quota', status(429), 'tooMany'],
  ['over its maps quota', Object.assign(new Error('Places'), { code: 'OVER_QUERY_LIMIT' }), 'tooMany'],
  ['over its new maps quota', new Error('RESOURCE_EXHAUSTED: Quota exceeded'), 'tooMany'],
  ['out of reach', new TypeError('Failed to fetch'), 'unavailable'],
];

for (const [what, error, trouble] of TROUBLES)
  test(
    `a service that is ${what} gives its own error and keeps the input`,
    withClock(async (clock) => {
      const { type, commands, store, reported } = open(clock, [error, TWO]);
      await type('125 West');
      assert.is(store.trouble.value, trouble);
      commands.leave(false);
      assert.is(store.error.value, null);
      assert.is(store.text.value, '125 West');
      assert.equal(reported, [error]);
      await type('125 West State');
      assert.is(store.trouble.value, null);
      assert.equal(store.suggestions.value, TWO);
    }),
  );

test(
  'reports a slow service, which may still answer',
  withClock(async (clock) => {
    let answer: (found: Suggestion[]) => void = () => {};
    const late = new Promise<Suggestion[]>((resolve) => {
      answer = resolve;
    });
    const { type, store } = open(clock, [late]);
    await type('125');
    await clock.tick(ADDRESS_SLOW_MS);
    assert.is(store.trouble.value, 'slow');
    answer(TWO);
    await clock.settle();
    assert.is(store.trouble.value, null);
    assert.equal(store.suggestions.value, TWO);
  }),
);

test(
  'a pick whose geocoding fails keeps the input',
  withClock(async (clock) => {
    const { type, commands, store } = open(clock, [TWO], status(503));
    await type('125');
    await commands.pick(TWO[0] as Suggestion);
    assert.is(store.trouble.value, 'unavailable');
    assert.is(store.text.value, '125 West State Street');
    assert.is(store.stage.value, 'idle');
  }),
);

test(
  'keeps ten thousand characters, and looks up no more than an address can have',
  withClock(async (clock) => {
    const { type, store, asked } = open(clock, [[]]);
    const text = '<b>ж</b>'.repeat(1_250);
    await type(text);
    assert.is(store.text.value, text);
    assert.is(asked[0]?.length, 200 + ' US'.length);
  }),
);

/** Enters all parts of an address, one after the other. */
function enter(commands: ReturnType<typeof createAddressCommands>) {
  commands.enterByHand('US');
  commands.setPart('street', '125 West State Street');
  commands.setPart('city', 'Trenton');
  commands.setPart('region', 'NJ');
  commands.setPart('postalCode', '08608');
}

test(
  'makes an address of parts entered by hand after a pause, once all are valid',
  withClock(async (clock) => {
    const { commands, store, sent } = open(clock, [TWO]);
    enter(commands);
    assert.is(store.picked.value, null);
    await clock.tick(ADDRESS_BY_HAND_PAUSE_MS);
    assert.is(store.picked.value?.adminArea1Name, 'New Jersey');
    commands.setPart('city', '');
    assert.is(store.picked.value, null);
    await clock.tick(ADDRESS_BY_HAND_PAUSE_MS);
    assert.is(store.picked.value, null);
    assert.equal(sent, []);
  }),
);

test(
  'does not make an address for every keystroke in a part',
  withClock(async (clock) => {
    const { commands, store } = open(clock, [TWO]);
    const taken: (string | undefined)[] = [];
    enter(commands);
    commands.settle();
    const stop = store.picked.subscribe((address) => void taken.push(address?.city));
    for (const city of ['Trenton ', 'Trenton E', 'Trenton Ea']) commands.setPart('city', city);
    await clock.tick(ADDRESS_BY_HAND_PAUSE_MS);
    stop();
    assert.equal(taken, ['Trenton', undefined, 'Trenton Ea']);
  }),
);

test(
  'leaving the parts makes the address at once, and only once',
  withClock(async (clock) => {
    const { commands, store } = open(clock, [TWO]);
    enter(commands);
    commands.settle();
    const taken = store.picked.value;
    assert.is(taken?.city, 'Trenton');
    commands.settle();
    await clock.tick(ADDRESS_BY_HAND_PAUSE_MS);
    assert.is(store.picked.value, taken);
  }),
);

test(
  'keeps the looked-up address until a part is changed by hand',
  withClock(async (clock) => {
    const { type, commands, store } = open(clock, [TWO]);
    await type('125');
    await commands.pick(TWO[0] as Suggestion);
    commands.enterByHand('CA');
    const { street, city, region, postalCode, countryCode } = store.hand.value;
    assert.equal(
      [street, city, region, postalCode, countryCode],
      ['125 West State Street', 'Trenton', 'NJ', '08608', 'US'],
    );
    assert.is(store.picked.value, LOCATED);
    commands.setPart('city', 'Ewing');
    commands.settle();
    assert.equal([store.picked.value?.city, store.picked.value?.latitude], ['Ewing', undefined]);
  }),
);

test(
  'takes the address again when going back to an unchanged look-up',
  withClock(async (clock) => {
    const { type, commands, store } = open(clock, [TWO]);
    await type('125');
    await commands.pick(TWO[0] as Suggestion);
    commands.enterByHand('US');
    commands.setPart('city', 'Ewing');
    commands.lookUp();
    assert.is(store.picked.value, LOCATED);
    commands.leave(false);
    assert.is(store.error.value, null);
    commands.enterByHand('US');
    assert.is(store.hand.value.city, 'Ewing');
    assert.is(store.picked.value?.city, 'Ewing');
  }),
);

test(
  'switching between look-up and parts loses no input',
  withClock(async (clock) => {
    const { type, commands, store } = open(clock, [TWO]);
    await type('125 West');
    commands.enterByHand('US');
    commands.setPart('city', 'Trenton');
    commands.lookUp();
    assert.is(store.text.value, '125 West');
    assert.is(store.picked.value, null);
    commands.enterByHand('US');
    assert.is(store.hand.value.city, 'Trenton');
  }),
);

test(
  'clears the region when the country changes',
  withClock(async (clock) => {
    const { commands, store } = open(clock, [TWO]);
    commands.enterByHand('US');
    commands.setPart('region', 'NJ');
    commands.setPart('countryCode', 'CA');
    assert.equal([store.hand.value.countryCode, store.hand.value.region], ['CA', '']);
  }),
);

test.run();
