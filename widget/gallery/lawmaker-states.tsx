import { useSignals } from '@preact/signals-react/runtime';
import type { LookupError } from '../core/model/lawmakers/lookup.ts';
import { FindButton } from '../parts/lawmakers/FindButton.tsx';
import { createFinding } from '../parts/lawmakers/finding.ts';
import { lawmakersOf } from '../parts/lawmakers/index.ts';
import { LawmakerPanel } from '../parts/lawmakers/LawmakerPanel.tsx';
import { lookUp, SAMPLE_ADDRESS, sampleLawmakers } from '../samples/lawmaker-sample.ts';
import { statesOf } from '../samples/rows.ts';
import sample from '../samples/sample.json' with { type: 'json' };
import { petitionsOf } from '../samples/sample.ts';
import { NEVER } from '../samples/state.ts';
import { enter, goOn, press, type Steps, see } from '../samples/steps.ts';
import { ActionBar } from '../ui/ActionBar.tsx';
import { BigButton } from '../ui/BigButton.tsx';
import { useApp, useOfAction } from '../ui/context.ts';
import { Heading } from '../ui/Heading.tsx';

/** Stands for the screen of any kind that needs lawmakers. */
function LawmakerScreen() {
  useSignals();
  const { session, t } = useApp();
  const action = session.activeAction.value;
  const { isMissing } = useOfAction(createFinding);
  const next = <BigButton onPress={() => {}}>{t('common.next')}</BigButton>;
  return (
    <div className="ca-form">
      <Heading>{action.title}</Heading>
      <LawmakerPanel action={action} isFindElsewhere />
      <ActionBar button={isMissing.value ? <FindButton /> : next} />
    </div>
  );
}

const searchIn = (countryCode: string) => ({
  action: { representativeSearch: { id: 1, countryCode, levels: [0], roles: [0, 1] } },
});

/** Starts a look-up, and waits for what it comes to. */
const settled = (selector: string, address = SAMPLE_ADDRESS): Steps => [
  ({ app }) => {
    void lawmakersOf(app).find(app.session.activeAction.value, address);
  },
  see(selector),
];
const seeFound = settled('.ca-found');
const showPeople = (selector: string): Steps => [seeFound, press('.ca-found'), see(selector)];

const found = (count: number, more?: Parameters<typeof sampleLawmakers>[1]) => ({
  answers: { getLawmakersForContact: sampleLawmakers(count, more) },
});
const failing = (error: LookupError) => ({
  answers: { getLawmakersForContact: { failsWith: error === 'Failed' ? 500 : 422, body: { error } } },
});

const stateLegislators = {
  action: { representativeSearch: { id: 1, countryCode: 'US', levels: [1], roles: [0, 1] } },
  answers: {
    getLawmakersForContact: sampleLawmakers(2, {
      ...{ level: 1, role: 0, district: '8', officeName: 'New Jersey General Assembly' },
      uncertain: [
        {
          ...{ countryCode: 'US', adminArea1Code: 'NJ', level: 1, role: 1 },
          ...{ officeName: 'New Jersey Senate', error: 'NotFullAddress' as const },
        },
      ],
    }),
  },
};

const WELLINGTON = {
  ...sample.london,
  countryCode: 'NZ',
  city: 'Wellington',
  adminArea1Code: 'WGN',
  postalCode: '6011',
};
const OF_NZ = { countryCode: 'NZ', role: 0, adminArea1Code: '', officeName: 'House of Representatives' };
const twoRolls = {
  answers: {
    getLawmakersForContact: [
      ...sampleLawmakers(1, { ...OF_NZ, district: 'Wellington Central', roll: 'general' }),
      ...sampleLawmakers(2, { ...OF_NZ, district: 'Te Tai Tonga', roll: 'maori' }).slice(1),
    ],
  },
};

const NOTE = '[data-lookup-error]';
const FALLBACK = '.ca-stage .ca-form > p + p';
const FIELD = 'dialog[open] [role="combobox"]';

/** Opens the dialog that asks for an address, with a look-up that answers like this. */
const asking = (answer: Parameters<typeof lookUp>[0]): Steps => [lookUp(answer), goOn(FIELD)];
const typing = (answer: Parameters<typeof lookUp>[0], text: string, selector: string) => ({
  steps: [asking(answer), enter(FIELD, text), see(selector)],
});

const confirming = {
  steps: [seeFound, ({ app }) => lawmakersOf(app).openConfirm(), see('dialog[open] .ca-people')] as Steps,
};

/** States of the look-up of lawmakers, which all kinds that need them show alike. */
export const lawmakerStates = statesOf(
  {
    kind: 'lawmakers',
    usual: { action: (texts) => ({ ...petitionsOf(texts, 1)[0], ...searchIn('US').action }), Screen: LawmakerScreen },
  },
  {
    idle: {},
    loading: { answers: { getLawmakersForContact: NEVER }, steps: settled('.ca-looking') },
    one: { ...found(1), steps: seeFound },
    many: { ...found(5), steps: seeFound },
    shown: { ...found(5), steps: showPeople('.ca-people') },
    'by-ip': {
      ...searchIn('CA'),
      settings: { endUserLocation: { countryCode: 'CA', city: 'Halifax', zip: 'B3H 4R2', adminArea1Code: 'NS' } },
      ...found(3, { countryCode: 'CA', photoUrl: '', officeName: 'House of Commons' }),
      steps: see('.ca-found'),
    },
    'by-postcode-gb': {
      ...searchIn('GB'),
      settings: { endUserLocation: { countryCode: 'GB' } },
      ...found(1, { countryCode: 'GB', officeName: 'House of Commons', district: 'Cities of London' }),
      steps: settled('.ca-found', sample.london),
    },
    // Two members of one district, and a chamber whose district the address doesn't tell.
    uncertain: { ...stateLegislators, steps: seeFound },
    'uncertain-shown': { ...stateLegislators, steps: showPeople('.ca-people') },
    'two-rolls': {
      ...searchIn('NZ'),
      ...twoRolls,
      steps: [settled('.ca-found', WELLINGTON), press('.ca-found'), see('.ca-people')],
    },
    private: { ...found(2, { canBeEmailed: false, phones: [] }), steps: showPeople('.ca-private') },
    'error-norepsfound': { ...failing('NoRepsFound'), steps: settled(NOTE) },
    'error-notfulladdress': { ...failing('NotFullAddress'), steps: settled(NOTE) },
    'error-failed': { ...failing('Failed'), steps: settled(NOTE) },
    'error-unsupportedcountry': { ...failing('UnsupportedCountry'), steps: settled(FALLBACK) },
    'error-outsideoftargetcountry': { ...failing('OutsideOfTargetCountry'), steps: settled(FALLBACK) },
    'error-outsideoftargetadminarea1': { ...failing('OutsideOfTargetAdminArea1'), steps: settled(FALLBACK) },
    'error-outsideoftargetdistrict': { ...failing('OutsideOfTargetDistrict'), steps: settled(FALLBACK) },
    find: { steps: asking('some') },
    'find-suggestions': typing('some', '125 West State', '[role="option"]'),
    'find-none': typing('none', 'Nowhere 1', '[role="option"][aria-disabled="true"]'),
    'find-down': { ...typing('down', '125 West', '[data-trouble]'), complains: true },
    'find-searching': typing('never', '125 West', '.ca-status:not(:empty)'),
    'find-by-hand': {
      steps: [asking('some'), press('dialog[open] .ca-address > .ca-link'), see('dialog[open] .ca-by-parts')],
    },
    'find-not-full': { ...failing('NotFullAddress'), steps: [settled(NOTE), asking('some')] },
    'confirm-one': { ...found(1), ...confirming },
    'confirm-many': { ...found(3), ...confirming },
  },
);
