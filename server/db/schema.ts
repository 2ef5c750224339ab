import type { Generated, Kysely, Transaction } from 'kysely';
import type { CallOutcome } from '../../widget/core/model/call.ts';
import type { ContentTables } from './tables/content.ts';
import type { DonationTables } from './tables/donations.ts';
import type { FigureTables } from './tables/figures.ts';
import type { LawmakerTables } from './tables/lawmakers.ts';

/** Times are ISO 8601 UTC text and flags 0 or 1, so that one SQL serves SQLite and PostgreSQL. */
type IsoTime = string;
type Flag = number;
type Json = string;

/** Of which action a row is: see `actionKeyOf` (`rows.ts`). */
type Identifier = string;

/**
 * `failed`: given up, with the reason; `exported`: written to a file for another mail program to send; `noAddress`: no
 * address is known; `repeated`: the recipient has had the same letter; `test`: stored, not sent.
 */
export const OUTBOX_STATUSES = [
  'queued',
  'sending',
  'delivered',
  'failed',
  'exported',
  'noAddress',
  'repeated',
  'test',
] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

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

/** What a form may ask for besides. */
type Asked = {
  prefix: string | null;
  middleName: string | null;
  suffix: string | null;
  phone: Json | null;
  address: Json | null;
};

/** Tables that are described in files of their own. */
type Others = ContentTables & DonationTables & FigureTables & LawmakerTables;

export type Schema = Others & {
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
  signatures: Signer &
    Asked & {
      fullName: string | null;
      postalCode: string | null;
      /** Whether others may see the name; null where the petition does not ask. */
      showName: Flag | null;
      /** As they see it, such as `Maya R.`; null where they don't, or nothing of it can be shown. */
      shownName: string | null;
      /** Set where a person has taken the name off the wall; null everywhere else. */
      isHidden: Flag | null;
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
  letters: Person &
    Asked & {
      id: string;
      /** The same for letters that an official can't tell apart. */
      contentHash: string | null;
      /** Written in test mode and sent to no official. */
      isTest: Flag;
      /** To a donor, from nobody but this deployment. */
      isReceipt: Flag;
      email: string;
      firstName: string | null;
      lastName: string | null;
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
  signups: Signer & Pick<Asked, 'prefix' | 'phone' | 'address'>;
  /** A person may have several. */
  opinions: Signer & Asked & { postalCode: string | null; text: string };
  /** Date of birth and street are needed for the look-up only and not stored. */
  registrationChecks: Signer &
    Pick<Asked, 'prefix' | 'phone'> & {
      adminArea1Code: string;
      postalCode: string;
      /** Null if the voter roll could not tell. */
      isRegistered: Flag | null;
    };
  /** Links that were opened and videos that were watched. */
  completions: { id: Generated<number>; identifier: Identifier; at: IsoTime; context: Json };
  /** Posts on X; they are anonymous. */
  posts: { id: Generated<number>; identifier: Identifier; text: string | null; at: IsoTime; context: Json };
  /** Readers' videos; the files are in the media storage (`server/media/`). */
  videos: {
    /** Random: whoever has it can continue the upload and publish it. Also the name of the file. */
    uploadId: string;
    identifier: string;
    /** A removed video is shown no longer; its file is deleted by the next purge. */
    state: 'uploading' | 'published' | 'removed';
    at: IsoTime;
    /** The file's name on the reader's device. */
    name: string;
    bytes: number;
    /** What follows is set when it is published: what the file holds, not what its sender says. */
    contentType: string | null;
    seconds: number | null;
    hasPicture: number | null;
    /** Random: names the published video in its address. */
    videoId: string | null;
    /** Random: links the reader's letters to the video. */
    answerId: string | null;
    submissionKey: string | null;
    /** The widget in which it was recorded. */
    requestId: string | null;
    context: string | null;
  };

  /** Access tokens of the dashboards. */
  accessTokens: {
    id: Generated<number>;
    /** SHA-256. The token itself is shown once and stored nowhere. */
    tokenHash: string;
    /** The person or program that holds it, as the operator calls them. */
    name: string;
    /** The publisher whose figures it opens; null opens those of all. */
    publisherId: string | null;
    at: IsoTime;
    expiresAt: IsoTime | null;
    /** A day (UTC): a time would tell when somebody works. */
    lastUsedOn: string | null;
    endedAt: IsoTime | null;
  };
  /** Browsers that are signed in. */
  accessSessions: {
    /** SHA-256 of what the cookie holds. */
    sessionHash: string;
    tokenId: number;
    expiresAt: IsoTime;
  };

  /** The last time the database was seen to store. */
  probes: { id: number; at: IsoTime };
};

export type Database = Kysely<Schema>;
export type Transact = Transaction<Schema>;
