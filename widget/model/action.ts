import type { ActionType, OrderType } from './enums.ts';
import type { Id } from './id.ts';
import type { KindFacts } from './kind.ts';
import type { Partner } from './partner.ts';

export type Issue = { id: Id; name: string };

/** A search for lawmakers (spec §3); levels and roles by number. */
export type RepresentativeSearch = {
  id: Id | null;
  countryCode: string;
  levels: number[];
  roles: number[];
  adminArea1Codes: string[];
  districtIds: Id[];
};

/** A call to action, complete: beyond `parse.ts` nothing is "maybe" that has a default. */
export type Action = {
  id: Id;
  actionId: Id;
  /** `id|type` (spec §3). */
  identifier: string;
  type: ActionType;
  name: string;
  title: string;
  shortName: string;
  text: string;
  description: string;
  customHeader: string;
  customButtonText: string;
  /** What its addresses begin with: `checkRegistration` for `/checkRegistration/start`. */
  path: string;
  /** The one country that its kind is for, ISO 3166-1 alpha-2; '' for anywhere. */
  onlyIn: string;
  /** The kind's own fields, as its `parse` has made them: `detailsOf` gives them their type. */
  details: unknown;
  thankYouTitle: string;
  thankYouText: string;
  feedbackHeader: string;
  feedbackText: string;
  formTitle: string;
  formDescription: string;
  partner: Partner | null;
  /** Of the front, the first is shown: ids on the CDN, or addresses. */
  pictureUrls: Id[];
  /** Of the end; '' for none. */
  endCardPicture: Id;
  /** Of those who are called or written to, in their order: ids on the CDN, or addresses. */
  recipientPictures: Id[];
  designVariant: number | null;
  widgetCardId: Id;
  /** Position of the card among the widget's cards; cards with one order value share it. */
  initialOrder: number;
  order: number;
  cardOrderType: OrderType;
  /** Seconds that an answer stays on the screen before the next action; 0 moves on at once. */
  cardCountdownTimer: number;
  isVisual: boolean;
  skipEndCard: boolean;
  skipFrontCard: boolean;
  issue: Issue | null;
  subIssue: Issue | null;
  dependentActionId: Id | null;
  dependentActionType: string | null;
  dependentResultId: Id | null;
  representativeSearch: RepresentativeSearch | null;
  emailRecipients: { name: string }[];
  altSharingTwitterMessage: string;
  amounts: number[];
};

export const identifierOf = (id: Id, type: string) => `${id}|${type}`;

/** An action is email-type when it has recipients, representative-search-type when it has a search (spec §3). */
export const isEmailType = (action: Action) => action.emailRecipients.length > 0;
export const isRepresentativeSearchType = (action: Action) => action.representativeSearch !== null;

/** What a kind's `parse` made of an action's details. @throws Error for an action of another kind */
export function detailsOf<D>(kind: KindFacts<D>, { type, details }: Pick<Action, 'type' | 'details'>): D {
  if (type !== kind.type) throw new Error(`An action of type ${type} has no details of a ${kind.type}`);
  return details as D;
}
