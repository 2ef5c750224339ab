import type { Generated, Kysely, Transaction } from 'kysely';
import type { CallOutcome } from '../../widget/model/call.ts';
import type { AccessTables } from './tables/access.ts';
import type { DonationTables } from './tables/donations.ts';
import type { FigureTables, Folded, WidgetNamesTable } from './tables/figures.ts';
import type { LawmakerTables } from './tables/lawmakers.ts';
import type { VideosTable } from './tables/videos.ts';

/** Times are ISO 8601 UTC text and flags 0 or 1, so that one SQL serves SQLite and PostgreSQL. */
type IsoTime = string;
type Flag = number;
type Json = string;

/** An action's id and type, joined by a pipe (spec §3). */
type Identifier = string;

/**
 * `failed`: given up, with the reason; `exported`: written to a file for another mail program to send; `noAddress`: no
 * address is known; `repeated`: the recipient has had the same letter; `test`: stored, not sent.
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

/** A submission about an action. */
type Person = {
  identifier: Identifier;
  /** Trimmed and lower-cased. Anybody can type it, so it is used to find rows and never to decide anything. */
  emailKey: string;
  /** The submission's Idempotency-Key, with which it can be corrected. Null in rows of earlier releases. */
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

/** Tables that are described in files of their own. */
type Others = AccessTables & DonationTables & FigureTables & LawmakerTables;

export type Schema = Others & {
  widgets: {
    requestId: string;
    previewId: string | null;
    /** As `normaliseArticleUrl` writes it. */
    articleKey: string | null;
    publisherId: string;
    /** The wire widget without the parts that depend on the reader (location, address, counts). */
    data: Json;
  };
  widgetNames: WidgetNamesTable;
  publishers: { id: string; data: Json };
  /** A publisher's site, so that the publisher of an article without a widget is known too. */
  domains: { domain: string; publisherId: string };
  actions: { identifier: Identifier; actionId: string; type: string; data: Json };
  contentImports: { id: Generated<number>; at: IsoTime; folder: string; origin: 'start' | 'command' };

  idempotencyKeys: { path: string; key: string; bodyHash: string; status: number; answer: Json; at: IsoTime };
  /** Running counts, so that showing a widget needs no count over all rows. */
  tallies: {
    identifier: Identifier;
    answerId: string;
    count: number;
    /** When it last changed, `YYYY-MM-DDTHH:MM`, and what it was when that minute began. */
    minute: Generated<string>;
    countBefore: Generated<number>;
  };
  /** Made up: a trial of the demo newspaper shows them beside those of its readers. Empty everywhere else. */
  demoCounts: { identifier: Identifier; answerId: string; count: number };
  demoNames: { identifier: Identifier; position: number; name: string };
  votes: {
    /** Random: whoever has it can change the vote. */
    userAnswerId: string;
    identifier: Identifier;
    answerId: string;
    /** What a slider was moved to; null where readers chose one of several answers. */
    value: number | null;
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
    /** Whether others may see the name; null where the petition does not ask. */
    showName: Flag | null;
    /** As they see it, such as `Maya R.`; null where they don't, or nothing of it can be shown. */
    shownName: string | null;
  };
  callCompletions: {
    /** Random: whoever has it can add to the completion. */
    callActionCompletionId: string;
    identifier: Identifier;
    at: IsoTime;
    context: Json;
  };
  /** Reported outcomes; the latest one of a recipient counts. */
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
    /** Set where the publisher asked instead of a partner. */
    publisherId: string | null;
    email: Flag;
    sms: Flag;
    call: Flag;
    /** The words beside the checkbox. */
    labelSeen: string | null;
    at: IsoTime;
  };
  letters: Person & {
    id: string;
    /** The same for letters that an official can't tell apart. */
    contentHash: string | null;
    /** Written in test mode and sent to no official. */
    isTest: Flag;
    /** To a donor, from nobody but this deployment. */
    isReceipt: Flag;
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
  /** One row per letter and recipient. */
  outbox: {
    /** Also the Message-ID, so that receivers recognise a second try. */
    id: string;
    letterId: string;
    /** Identifies the recipient even if name or address changes. */
    recipientKey: string;
    recipientName: string;
    recipientEmail: string | null;
    status: OutboxStatus;
    attempts: number;
    dueAt: IsoTime;
    /** The server that is sending it, and when another one may. */
    leasedBy: string | null;
    leasedUntil: IsoTime | null;
    reason: string | null;
    deliveredAt: IsoTime | null;
    /** The relay's answer when it accepted the letter. */
    proof: Json | null;
  };
  signups: Signer & { prefix: string | null; phone: Json | null; address: Json | null };
  /** A person may have several. */
  opinions: Signer & {
    prefix: string | null;
    middleName: string | null;
    suffix: string | null;
    phone: Json | null;
    address: Json | null;
    postalCode: string | null;
    text: string;
  };
  /** Date of birth and street are needed for the look-up only and not stored. */
  registrationChecks: Signer & {
    prefix: string | null;
    phone: Json | null;
    adminArea1Code: string;
    postalCode: string;
    /** Null if the voter roll could not tell. */
    isRegistered: Flag | null;
  };
  /** Posts on X; they are anonymous. */
  /** Links that were opened and videos that were watched. */
  completions: { id: Generated<number>; identifier: Identifier; at: IsoTime; context: Json };
  posts: { id: Generated<number>; identifier: Identifier; text: string | null; at: IsoTime; context: Json };
  videos: VideosTable;
  activities: Folded & {
    id: Generated<number>;
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
    /** The identifier of the action that the reader left for this one. */
    previous: string | null;
    context: Json;
  };
  timings: Folded & {
    id: Generated<number>;
    widgetRequestId: string | null;
    articleUrlTracking: string | null;
    embedType: number | null;
    version: string | null;
    effectiveConnectionType: string | null;
    /** How the frame came, from where, and how the reader came to the page. */
    arrival: string | null;
    cache: string | null;
    navigation: string | null;
    /** ms from the frame's request to the first byte of its page. */
    firstByte: number | null;
    /** The share of page views that the page measures. */
    rate: number | null;
    /** Why nothing was shown. */
    reason: string | null;
    stages: Json;
  };

  /** The last time the database was seen to store. */
  probes: { id: number; at: IsoTime };
};

export type Database = Kysely<Schema>;
export type Transact = Transaction<Schema>;
