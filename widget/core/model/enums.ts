/** Action kinds, as an action's lower-cased `type` (spec §1), in the display order of spec §3; the rest follows it. */
export const ACTION_TYPES = [
  'donation',
  'checkregistration',
  'signup',
  'petition',
  'opinion',
  'email',
  'call',
  'tweet',
  'recordvideo',
  'link',
  'video',
  'poll',
  'quiz',
  'sentimentpoll',
  'speedometer',
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** Types of card, as the "choice mode" on the wire (spec §3). */
export const CHOICE_MODE = {
  seesOne: 1,
  choosesMany: 2,
  choosesOneContact: 3,
  choosesOneDonation: 4,
  choosesOne: 5,
} as const;
export type CardType = keyof typeof CHOICE_MODE;

/** Whether a card is shown by default or only after a certain answer (spec §3). */
export const ORDER_TYPE = { Nominal: 1, Conditional: 2 } as const;
export type OrderType = keyof typeof ORDER_TYPE;

/** The kind of account that a configuration belongs to (spec §1). */
export const OWNER_KIND = { Publisher: 0, Partner: 1 } as const;
export type OwnerKind = (typeof OWNER_KIND)[keyof typeof OWNER_KIND];

/** Those of spec §3, and ours for towns. */
export const LEVEL = { Country: 0, State: 1, City: 2 } as const;

export const ROLE = {
  LegislatureLowerBody: 0,
  LegislatureUpperBody: 1,
  HeadOfGovernment: 2,
  HeadOfState: 3,
  HighestCourtJudge: 4,
  Judge: 5,
  DeputyHeadOfGovernment: 6,
  ExecutiveCouncil: 7,
  GovernmentOfficer: 8,
  SchoolBoard: 9,
  SpecialPurposeOfficer: 10,
} as const;

/** Event types of `Widget/RecordActivity` (spec §7), sent by name. */
export const ACTIVITY_TYPES = [
  'NotDisplayed',
  'WidgetVisible',
  'CustomWidgetVisible',
  'Engaged',
  'WidgetCompleted',
  'ActionVisible',
  'ActionInitiated',
  'ActionChosen',
  'ActionCancelled',
  'PaymentProviderSelected',
  'ActionShared',
  'VideoProgressed',
  'ActionCompleted',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const PAYMENT_TYPES = ['cardAndWallet', 'charityToken', 'charityPage'] as const;

/** Heights of a recorded video, lowest first (spec §3). */
export const VIDEO_QUALITIES = ['P240', 'P360', 'P480', 'P720'] as const;
export type VideoQuality = (typeof VIDEO_QUALITIES)[number];

/** Why there is no recording. Each has its own words and a way on. */
export type Trouble = 'denied' | 'noCamera' | 'cameraBusy' | 'notSupported' | 'noSpace' | 'lost';

/** Why a file that the reader chose can't be taken. */
export type FileFault = 'tooLong' | 'tooLarge' | 'notVideo';

/** Why an upload stands still. */
export type Waiting = 'noConnection' | 'tooMany';
