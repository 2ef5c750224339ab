import type { ActionType, OrderType } from './enums.ts';
import type { KindFacts } from './kind.ts';
import type { Partner } from './partner.ts';
import type { Id } from './value.ts';

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

/** An action, with every default set by `session/load/`. */
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
  /** First part of its routes: `checkRegistration` for `/checkRegistration/start`. */
  path: string;
  /** The only country where its kind applies, ISO 3166-1 alpha-2; '' for all. */
  onlyIn: string;
  /** The kind's own fields, as its `parse` returned them. `detailsOf` gives them their type. */
  details: unknown;
  thankYouTitle: string;
  thankYouText: string;
  feedbackHeader: string;
  feedbackText: string;
  formTitle: string;
  formDescription: string;
  partner: Partner | null;
  /** Pictures for the front, of which the first is shown: ids on the CDN, or addresses. */
  pictureUrls: Id[];
  /** Picture for the end: an id on the CDN, or an address; '' for none. */
  endCardPicture: Id;
  /** Pictures of the recipients, in their order: ids on the CDN, or addresses. */
  recipientPictures: Id[];
  designVariant: number | null;
  widgetCardId: Id;
  /** Sequence number of its card, from 1; cards with the same order value share it. */
  initialOrder: number;
  order: number;
  cardOrderType: OrderType;
  /** Seconds from the end screen to the next action; 0 moves on at once. */
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

/** The action's details, as its kind's `parse` returned them. @throws Error for an action of another kind */
export function detailsOf<D>(
  kind: Pick<KindFacts<D>, 'type' | 'parse'>,
  { type, details }: Pick<Action, 'type' | 'details'>,
): D {
  if (type !== kind.type) throw new Error(`An action of type ${type} has no details of a ${kind.type}`);
  return details as D;
}
