import { CmpApi as GppApi, RangeEntry, SignalStatus } from '@iabgpp/cmpapi';
import { CmpApi as TcfApi } from '@iabtechlabtcf/cmpapi';
import { GVL, PurposeRestriction, RestrictionType, TCModel, TCString, type VendorList } from '@iabtechlabtcf/core';

/** Consent frameworks of a page around the widget: IAB's own code, and what it encodes. */

const CMP_ID = 2;
const CMP_VERSION = 1;

const EVERY_PURPOSE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const vendor = (id: number) => ({
  id,
  name: `Vendor ${id}`,
  purposes: EVERY_PURPOSE,
  legIntPurposes: [],
  flexiblePurposes: [2, 7, 8, 9, 10],
  specialPurposes: [],
  features: [],
  specialFeatures: [1, 2],
});

const numbered = (ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [id, { id, name: '', description: '' }]));

/** The list of vendors that the encoder asks for. */
const LIST = {
  gvlSpecificationVersion: 3,
  vendorListVersion: 48,
  tcfPolicyVersion: 5,
  lastUpdated: '2026-01-01T00:00:00Z',
  purposes: numbered(EVERY_PURPOSE),
  specialPurposes: {},
  features: {},
  specialFeatures: numbered([1, 2]),
  stacks: {},
  vendors: { 10: vendor(10), 755: vendor(755) },
} as unknown as VendorList;

const RESTRICTIONS = {
  forbids: RestrictionType.NOT_ALLOWED,
  asksConsent: RestrictionType.REQUIRE_CONSENT,
  asksInterest: RestrictionType.REQUIRE_LI,
};

/** A reader's choices, by the numbers of the framework. */
export type Choices = {
  purposes?: number[];
  specialFeatures?: number[];
  vendors?: number[];
  legitimateInterests?: number[];
  restricts?: [how: keyof typeof RESTRICTIONS, purpose: number, vendor: number];
};

/** A consent string as a consent platform writes it. */
export function tcString({ purposes, specialFeatures, vendors, legitimateInterests, restricts }: Choices): string {
  const model = new TCModel(new GVL(LIST));
  model.cmpId = CMP_ID;
  model.cmpVersion = CMP_VERSION;
  model.isServiceSpecific = true;
  model.purposeConsents.set(purposes ?? []);
  model.specialFeatureOptins.set(specialFeatures ?? []);
  model.vendorConsents.set(vendors ?? []);
  model.purposeLegitimateInterests.set(legitimateInterests ?? []);
  if (restricts) {
    const [how, purpose, id] = restricts;
    model.publisherRestrictions.add(id, new PurposeRestriction(purpose, RESTRICTIONS[how]));
  }
  return TCString.encode(model);
}

/** TCF by its own interface. `null`: GDPR does not apply. */
export function startTcf(choices: Choices | null, isScreenOpen = false) {
  const api = new TcfApi(CMP_ID, CMP_VERSION, true);
  const choose = (next: Choices | null, isOpen = false) => api.update(next && tcString(next), isOpen);
  choose(choices, isScreenOpen);
  return choose;
}

const FLAGS = { purposes: 24, specialFeatures: 12 };

const flags = (ids: number[] = [], length: number) => Array.from({ length }, (_, n) => ids.includes(n + 1));

/** Fields of GPP's section for the European Union. */
export const eu = ({ purposes, specialFeatures, vendors = [], legitimateInterests, restricts }: Choices) => ({
  PurposeConsents: flags(purposes, FLAGS.purposes),
  PurposeLegitimateInterests: flags(legitimateInterests, FLAGS.purposes),
  SpecialFeatureOptins: flags(specialFeatures, FLAGS.specialFeatures),
  VendorConsents: vendors,
  ...(restricts && {
    PublisherRestrictions: [new RangeEntry(restricts[1], RESTRICTIONS[restricts[0]], [restricts[2]])],
  }),
});

/** Fields of its section for Canada. */
export const canada = (express: Choices, implied: Choices = {}) => ({
  PurposesExpressConsent: flags(express.purposes, FLAGS.purposes),
  SpecialFeatureExpressConsent: flags(express.specialFeatures, FLAGS.specialFeatures),
  VendorExpressConsent: express.vendors ?? [],
  PurposesImpliedConsent: flags(implied.purposes, FLAGS.purposes),
  VendorImpliedConsent: implied.vendors ?? [],
});

export type Sections = Record<string, Record<string, unknown>>;

/** GPP by its own interface. Its text is decoded again, as a page does that finds it in a cookie. */
export function startGpp(sections: Sections, isReady = true) {
  // What a page's stub has kept for it.
  Reflect.set(window, '__gpp', () => []);
  const api = new GppApi(CMP_ID, CMP_VERSION);
  const choose = (next: Sections) => {
    api.clear();
    for (const [name, fields] of Object.entries(next))
      for (const [field, value] of Object.entries(fields)) api.setFieldValue(name, field, value);
    api.setGppString(api.getGppString());
    if (isReady) api.setSignalStatus(SignalStatus.READY);
  };
  choose(sections);
  return choose;
}

type Answered = (returnValue: unknown, success: boolean) => void;
type Call = { command: string; version: number | string; parameter?: unknown; callId: string };

/** US Privacy has no library: this is the whole of its interface. */
export function startUsPrivacy(text: string) {
  let uspString = text;
  const answer = (_command: string, _version: unknown, answered: Answered) => answered({ version: 1, uspString }, true);
  Reflect.set(window, '__uspapi', answer);
  return (next: string) => {
    uspString = next;
  };
}

/** In which order each interface takes what it is called with. */
const ORDERS: Record<string, (call: Call, answered: Answered) => unknown[]> = {
  __tcfapi: ({ command, version, parameter }, answered) => [command, version, answered, parameter],
  __gpp: ({ command, version, parameter }, answered) => [command, answered, parameter, version],
  __uspapi: ({ command, version }, answered) => [command, version, answered],
};

/** Puts these frameworks into the window above ours, which hands messages to them as their stubs do. */
export function surroundWith(names: readonly string[]) {
  const frames = { length: names.length, ...Object.fromEntries(names.map((name) => [`${name}Locator`, {}])) };
  const postMessage = (data: Record<string, Call>) => {
    for (const name of names) {
      const call = data[`${name}Call`];
      if (!call) continue;
      const answered: Answered = (returnValue, success) => {
        const told = { [`${name}Return`]: { returnValue: structuredClone(returnValue), success, callId: call.callId } };
        dispatchEvent(Object.assign(new Event('message'), { data: told, source: page }));
      };
      const take = Reflect.get(window, name) as (...told: unknown[]) => void;
      take(...(ORDERS[name]?.(call, answered) ?? []));
    }
  };
  const page = { frames, postMessage } as unknown as Window;
  Object.assign(page, { parent: page });
  Object.defineProperty(window, 'parent', { value: page, configurable: true });
}
