import type { Generated, Kysely, Transaction } from 'kysely';
import type { CallOutcome } from '../../widget/model/call.ts';

/** Times are ISO 8601 UTC text and flags 0 or 1, so that one SQL serves SQLite and PostgreSQL. */
type IsoTime = string;
type Flag = number;
type Json = string;

/** An action's id and type, joined by a pipe (spec §3). */
type Identifier = string;

/**
 * `failed`: given up, with the reason; `exported`: written to a file for another mail program to send; `noAddress`: nobody
 * knows where to send it; `repeated`: the recipient has had this very letter; `test`: kept, not sent.
 */
export type OutboxStatus =
  | 'queued'
  | 'sending'
  | 'delivered'
  | 'failed'
  | 'exported'
  | 'noAddress'
  | 'repeated'
  | 'test';

/** What somebody submitted about an action. */
type Person = {
  identifier: Identifier;
  /** Trimmed and lower-cased. Anybody can type it: it finds what is said to be somebody's, and decides nothing. */
  emailKey: string;
  /** The submission's Idempotency-Key: who has it may correct the submission. None on rows of earlier releases. */
  submissionKey: string | null;
};
type Signer = Person & {
  id: Generated<number>;
  email: string;
  firstName: string;
  lastName: string;
  at: IsoTime;
  context: Json;
};

export type Schema = {
  widgets: {
    requestId: string;
    previewId: string | null;
    /** As `normaliseArticleUrl` writes it. */
    articleKey: string | null;
    publisherId: string;
    /** The wire widget without what belongs to one reader (place, address, counts). */
    data: Json;
  };
  publishers: { id: string; data: Json };
  /** A publisher's site, so that an article without a widget still knows whose it is. */
  domains: { domain: string; publisherId: string };
  actions: { identifier: Identifier; actionId: string; type: string; data: Json };
  contentImports: { id: Generated<number>; at: IsoTime; folder: string; origin: 'start' | 'command' };

  idempotencyKeys: { path: string; key: string; bodyHash: string; status: number; answer: Json; at: IsoTime };
  /** Running counts, so that showing a widget costs no count over all who ever took part. */
  tallies: { identifier: Identifier; answerId: string; count: number };
  votes: {
    /** Random: who has it may change the vote. */
    userAnswerId: string;
    identifier: Identifier;
    answerId: string;
    at: IsoTime;
    changedAt: IsoTime | null;
    context: Json;
  };
  signatures: Signer & {
    fullName: string | null;
    prefix: string | null;
    middleName: string | null;
    suffix: string | null;
    phone: Json | null;
    postalCode: string | null;
    address: Json | null;
  };
  callCompletions: {
    /** Random: who has it may add to the completion. */
    callActionCompletionId: string;
    identifier: Identifier;
    at: IsoTime;
    context: Json;
  };
  /** What was reported, the latest per recipient being what holds. */
  callOutcomes: {
    id: Generated<number>;
    callActionCompletionId: string;
    recipientName: string | null;
    completionType: CallOutcome;
    at: IsoTime;
  };
  optIns: Person & {
    id: Generated<number>;
    partnerId: string | null;
    /** Where the publisher asked, and no partner. */
    publisherId: string | null;
    email: Flag;
    sms: Flag;
    call: Flag;
    /** The words that stood beside the box. */
    labelSeen: string | null;
    at: IsoTime;
  };
  letters: Person & {
    id: string;
    /** Equal for letters that an official could not tell apart. */
    contentHash: string | null;
    /** Written in test mode: no official gets it. */
    isTest: Flag;
    email: string;
    prefix: string | null;
    firstName: string | null;
    middleName: string | null;
    lastName: string | null;
    suffix: string | null;
    phone: Json | null;
    address: Json | null;
    subject: string;
    text: string;
    answerId: string | null;
    at: IsoTime;
    context: Json;
  };
  /** One row per letter and recipient; none is ever removed. */
  outbox: {
    /** Also the message's id, so that a second try is not a second letter. */
    id: string;
    letterId: string;
    /** Who the recipient is, whatever the name and address of the day. */
    recipientKey: string;
    recipientName: string;
    recipientEmail: string | null;
    status: OutboxStatus;
    attempts: number;
    dueAt: IsoTime;
    /** Who is sending it, and when somebody else may. */
    leasedBy: string | null;
    leasedUntil: IsoTime | null;
    reason: string | null;
    deliveredAt: IsoTime | null;
    /** What the relay said when it took the letter. */
    proof: Json | null;
  };
  signups: Signer & { prefix: string | null; phone: Json | null; address: Json | null };
  /** Each one that was given: who writes twice has two. */
  opinions: Signer & {
    prefix: string | null;
    middleName: string | null;
    suffix: string | null;
    phone: Json | null;
    address: Json | null;
    postalCode: string | null;
    text: string;
  };
  /** Neither the day of birth nor the street: they are asked for the look-up, and go no further. */
  registrationChecks: Signer & {
    prefix: string | null;
    phone: Json | null;
    adminArea1Code: string;
    postalCode: string;
    /** Null where nobody could say. */
    isRegistered: Flag | null;
  };
  /** On X, by nobody we know. */
  posts: { id: Generated<number>; identifier: Identifier; text: string | null; at: IsoTime; context: Json };
  activities: {
    id: Generated<number>;
    at: IsoTime;
    type: string;
    widgetId: string | null;
    widgetRequestId: string | null;
    publisherId: string | null;
    articleId: string | null;
    articleUrlTracking: string | null;
    embedType: number | null;
    sponsored: Flag;
    fallback: Flag;
    eventData: string | null;
    actions: Json;
    context: Json;
  };
  timings: {
    id: Generated<number>;
    at: IsoTime;
    widgetRequestId: string | null;
    articleUrlTracking: string | null;
    embedType: number | null;
    version: string | null;
    effectiveConnectionType: string | null;
    stages: Json;
  };

  lawmakers: {
    id: string;
    countryCode: string;
    level: number;
    role: number;
    /** Empty where the whole country is represented. */
    adminArea1Code: string;
    /** Empty where the whole area is represented; `0` is the one district of an area. */
    district: string;
    /** In the order of the file, which is that of an answer. */
    position: number;
    /** Never leaves the server. */
    email: string | null;
    /** The wire lawmaker. */
    data: Json;
  };
  /** Which districts a postcode touches, on the map of one chamber. */
  postcodes: District & { postalCode: string };
  districtShapes: District & {
    /** Never given twice, so that what is remembered by it is never another import's. */
    id: Generated<number>;
    west: number;
    south: number;
    east: number;
    north: number;
    /** `[[lon, lat, lon, lat, …], …]`, outer rings and holes alike. */
    rings: Json;
  };
  /** How far off the place of an IP address is; neither address nor exact place (docs/operators.md, What is stored). */
  addressLocationPairs: {
    id: Generated<number>;
    at: IsoTime;
    enteredArea: string;
    enteredLatitude: number | null;
    enteredLongitude: number | null;
    geolocatedCountry: string | null;
    geolocatedLatitude: number | null;
    geolocatedLongitude: number | null;
  };
  /** When the database was last seen to store something. */
  probes: { id: number; at: IsoTime };
  lawmakerImports: { id: Generated<number>; at: IsoTime; folder: string; origin: 'start' | 'command' };
};

/** Chambers of one country draw different maps, so that a district is one of a level and role. */
type District = { countryCode: string; level: number; role: number; adminArea1Code: string; district: string };

export type Database = Kysely<Schema>;
export type Transact = Transaction<Schema>;
