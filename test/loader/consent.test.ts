import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Answer, askConsent, refuses } from '../../loader/consent.ts';
import { runAll, type Stop } from '../../loader/guard.ts';

const usnat = (fields: object) => ({
  pingData: { signalStatus: 'ready', parsedSections: { usnat: [fields, { Gpc: false }] } },
});

/** Whether each answer refuses. */
const cases: [title: string, answer: object, expected: boolean | undefined][] = [
  ['TCF while its screen is open', { eventStatus: 'cmpuishown', gdprApplies: true }, undefined],
  ['TCF where GDPR does not apply', { eventStatus: 'tcloaded', gdprApplies: false }, false],
  ['TCF with storage', { eventStatus: 'tcloaded', gdprApplies: true, purpose: { consents: { 1: true } } }, false],
  [
    'TCF without storage',
    { eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: { 2: true } } },
    true,
  ],
  ['TCF where a vendor alone is allowed', { gdprApplies: true, vendor: { consents: { 1: true } } }, true],
  ['GPP that is not ready', { pingData: { signalStatus: 'not ready' } }, undefined],
  ['GPP without an opt-out', usnat({ SaleOptOut: 2, SharingOptOut: 0 }), false],
  ['GPP with a notice of opt-out', usnat({ SaleOptOutNotice: 1, SaleOptOut: 2 }), false],
  ['GPP opted out of sale', usnat({ SaleOptOut: 1 }), true],
  ['GPP opted out of targeting', usnat({ TargetedAdvertisingOptOut: 1 }), true],
  [
    'GPP with the browser’s signal',
    { pingData: { signalStatus: 'ready', parsedSections: { usca: [{}, { Gpc: true }] } } },
    true,
  ],
];

for (const [title, answer, expected] of cases)
  test(`${title}: ${expected}`, () => {
    assert.is(refuses(answer as Answer), expected);
  });

type Listener = (answer: object, ok: boolean) => void;

/** Runs with these frameworks on the page; `calls` is what they were asked. */
const onPage = (
  names: string[],
  run: (page: { calls: unknown[][]; answer: (name: string, data: object) => void }) => void,
) => {
  const calls: unknown[][] = [];
  const listeners = new Map<string, Listener>();
  const page = Object.fromEntries(
    names.map((name) => [
      name,
      (...args: unknown[]) => {
        calls.push([name, ...args.filter((arg) => typeof arg !== 'function')]);
        listeners.set(name, args.find((arg) => typeof arg === 'function') as Listener);
      },
    ]),
  );
  Object.assign(globalThis, { window: page });
  try {
    run({ calls, answer: (name, data) => listeners.get(name)?.(data, true) });
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
};

test('counts as granted where no framework is', () => {
  onPage([], () =>
    assert.is(
      askConsent([], () => {}),
      'granted',
    ),
  );
});

test('counts the browser’s own signal as a refusal', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onPage([], () =>
    assert.is(
      askConsent([], () => {}),
      'denied',
    ),
  );
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('waits for every framework, and tells each change', () => {
  onPage(['__tcfapi', '__gpp'], ({ calls, answer }) => {
    const told: string[] = [];
    const stops: Stop[] = [];
    assert.is(
      askConsent(stops, (consent) => told.push(consent)),
      'denied',
    );
    assert.equal(calls, [
      ['__tcfapi', 'addEventListener', 2],
      ['__gpp', 'addEventListener'],
    ]);
    answer('__tcfapi', { eventStatus: 'tcloaded', gdprApplies: false, listenerId: 7 });
    answer('__gpp', { ...usnat({}), listenerId: 8 });
    answer('__tcfapi', { eventStatus: 'useractioncomplete', gdprApplies: true, listenerId: 7 });
    assert.equal(told, ['granted', 'denied']);
    runAll(stops);
    assert.equal(calls.slice(2), [
      ['__tcfapi', 'removeEventListener', 2, 7],
      ['__gpp', 'removeEventListener', 8],
    ]);
  });
});

test.run();
