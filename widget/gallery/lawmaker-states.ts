import { LOOKUP } from '../addresses/index.ts';
import { lawmakersOf } from '../lawmakers/index.ts';
import type { Address } from '../model/address/address.ts';
import type { LookupError } from '../model/lawmakers/lookup.ts';
import { NEVER } from './kit/answers.ts';
import { anyPetitions } from './kit/cards.ts';
import { SAMPLE_ADDRESS, sampleLawmakers, sampleLookup } from './kit/lawmaker-sample.ts';
import { sampleCard, sampleWidget } from './kit/sample.ts';
import type { Stage } from './kit/stage.ts';
import type { GalleryState } from './kit/state.ts';
import { LawmakerScreen } from './LawmakerScreen.tsx';

type Location = NonNullable<Parameters<typeof sampleWidget>[2]>['endUserLocation'];

const widgetFor =
  (countryCode = 'US', endUserLocation?: Location): GalleryState['widget'] =>
  (locale) => {
    const representativeSearch = { id: 1, countryCode, levels: [0], roles: [0, 1] };
    const actions = anyPetitions(locale, 1, { representativeSearch });
    return sampleWidget(locale, [sampleCard(actions)], endUserLocation ? { endUserLocation } : {});
  };

const CANADA: Location = { countryCode: 'CA', city: 'Halifax', zip: 'B3H 4R2', adminArea1Code: 'NS' };
const LONDON: Address = {
  ...SAMPLE_ADDRESS,
  city: 'London',
  adminArea1Code: 'ENG',
  adminArea1Name: 'England',
  countryCode: 'GB',
  postalCode: 'SW1A 1AA',
};

const finding =
  (address: Address = SAMPLE_ADDRESS) =>
  async ({ app }: Stage) => {
    void lawmakersOf(app).find(app.session.activeAction.value, address);
  };

const settled = (selector: string, address?: Address) => async (stage: Stage) => {
  await finding(address)(stage);
  await stage.see(selector);
};

type Then = (stage: Stage) => Promise<unknown>;

/** Opens the dialog that asks for an address, with a look-up that answers like this. */
const asking =
  (found: Parameters<typeof sampleLookup>[0], then: Then = async () => {}) =>
  async (stage: Stage) => {
    stage.app.once(LOOKUP, () => async () => sampleLookup(found));
    await stage.press('[data-big-button]');
    await stage.see('dialog[open] [role="combobox"]');
    await then(stage);
  };

const FIELD = 'dialog[open] [role="combobox"]';

const typing =
  (text: string, selector: string): Then =>
  async (stage) => {
    await stage.type(FIELD, text);
    await stage.see(selector);
  };

const byHand: Then = async (stage) => {
  await stage.press('dialog[open] .ca-address > .ca-link');
  await stage.see('dialog[open] .ca-by-parts');
};

const confirming = async (stage: Stage) => {
  await settled('.ca-found')(stage);
  lawmakersOf(stage.app).openConfirm();
  await stage.see('dialog[open] .ca-people');
};

const state = (name: string, more: Partial<GalleryState>): GalleryState => ({
  name: `lawmakers-${name}`,
  kind: 'lawmakers',
  widget: widgetFor(),
  Screen: LawmakerScreen,
  ...more,
});

const found = (count: number, more?: Parameters<typeof sampleLawmakers>[1]) => ({
  getLawmakersForContact: sampleLawmakers(count, more),
});

const failing = (error: LookupError, selector: string) =>
  state(`error-${error.toLowerCase()}`, {
    answers: { getLawmakersForContact: { failsWith: error === 'Failed' ? 500 : 422, body: { error } } },
    arrange: settled(selector),
  });

const NOTE = '[data-lookup-error]';
const FALLBACK = '.ca-stage .ca-form > p + p';

const outcomes: GalleryState[] = [
  state('idle', {}),
  state('loading', { answers: { getLawmakersForContact: NEVER }, arrange: settled('.ca-looking') }),
  state('one', { answers: found(1), arrange: settled('.ca-found') }),
  state('many', { answers: found(5), arrange: settled('.ca-found') }),
  state('shown', {
    answers: found(5),
    arrange: async (stage) => {
      await settled('.ca-found')(stage);
      await stage.press('.ca-found');
      await stage.see('.ca-people');
    },
  }),
  state('by-ip', {
    widget: widgetFor('CA', CANADA),
    answers: found(3, { countryCode: 'CA', photoUrl: '', officeName: 'House of Commons' }),
    arrange: (stage) => stage.see('.ca-found').then(() => {}),
  }),
  state('by-postcode-gb', {
    widget: widgetFor('GB', { countryCode: 'GB' }),
    answers: found(1, { countryCode: 'GB', officeName: 'House of Commons', district: 'Cities of London' }),
    arrange: settled('.ca-found', { ...LONDON, streetNo: '', street: '' }),
  }),
  state('private', {
    answers: found(2, { canBeEmailed: false, phones: [] }),
    arrange: async (stage) => {
      await settled('.ca-found')(stage);
      await stage.press('.ca-found');
      await stage.see('.ca-private');
    },
  }),
];

const errors: GalleryState[] = [
  failing('NoRepsFound', NOTE),
  failing('NotFullAddress', NOTE),
  failing('Failed', NOTE),
  failing('UnsupportedCountry', FALLBACK),
  failing('OutsideOfTargetCountry', FALLBACK),
  failing('OutsideOfTargetAdminArea1', FALLBACK),
  failing('OutsideOfTargetDistrict', FALLBACK),
];

const modals: GalleryState[] = [
  state('find', { arrange: asking('some') }),
  state('find-suggestions', { arrange: asking('some', typing('125 West State', '[role="option"]')) }),
  state('find-none', { arrange: asking('none', typing('Nowhere 1', '[role="option"][aria-disabled="true"]')) }),
  state('find-down', { arrange: asking('down', typing('125 West', '[data-trouble]')), complains: true }),
  state('find-searching', { arrange: asking('never', typing('125 West', '.ca-status:not(:empty)')) }),
  state('find-by-hand', { arrange: asking('some', byHand) }),
  state('find-not-full', {
    answers: { getLawmakersForContact: { failsWith: 422, body: { error: 'NotFullAddress' } } },
    arrange: async (stage) => {
      await settled(NOTE)(stage);
      await asking('some')(stage);
    },
  }),
  state('confirm-one', { answers: found(1), arrange: confirming }),
  state('confirm-many', { answers: found(3), arrange: confirming }),
];

/** States of the look-up of lawmakers, which all kinds that need them show alike. */
export const lawmakerStates: GalleryState[] = [...outcomes, ...errors, ...modals];
