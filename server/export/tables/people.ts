import { createHash } from 'node:crypto';
import { jsonOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { type Scope, within } from '../../people/scope.ts';
import { type Columns, fieldOf, phoneOf, yesOrNo } from '../cells.ts';
import { SIGNED, submissionTable } from '../table.ts';

const SUBMISSION_CHARS = 16;

/**
 * The same in every file for the rows of one submission, such as a signature and its opt-ins. Hashed, since the key
 * itself allows correcting the submission.
 */
export const submission: Columns<{ submissionKey: string | null }> = {
  submission: ({ submissionKey }) =>
    submissionKey && createHash('sha256').update(submissionKey).digest('base64url').slice(0, SUBMISSION_CHARS),
};

type Named = { firstName: string | null; lastName: string | null };
type FullyNamed = Named & { prefix: string | null; middleName: string | null; suffix: string | null };
type Placed = { address: string | null };

export const email: Columns<{ email: string }> = { email: (row) => row.email };

const shortName: Columns<Named> = { first_name: ({ firstName }) => firstName, last_name: ({ lastName }) => lastName };

export const fullName: Columns<FullyNamed> = {
  prefix: ({ prefix }) => prefix,
  first_name: ({ firstName }) => firstName,
  middle_name: ({ middleName }) => middleName,
  last_name: ({ lastName }) => lastName,
  suffix: ({ suffix }) => suffix,
};

export const phone: Columns<{ phone: string | null }> = { phone: (row) => phoneOf(row.phone) };

const partOf =
  (...names: string[]) =>
  ({ address }: Placed) => {
    const place = jsonOf(address);
    return names
      .map((name) => fieldOf(place, name))
      .filter((part) => part !== null && part !== '')
      .join(' ');
  };

export const address: Columns<Placed> = {
  street: partOf('streetNo', 'street'),
  city: partOf('city'),
  county: partOf('county'),
  state: partOf('adminArea1Code'),
  country: partOf('countryCode'),
};

/** From the form's own field, else from the address. */
export const postalCode: Columns<Placed & { postalCode?: string | null }> = {
  postal_code: (row) => row.postalCode || partOf('zipCode')(row) || partOf('postalCode')(row),
};

export const signatures = submissionTable('signatures', {
  isPersonal: true,
  select: (db: Database, scope: Scope) =>
    db.selectFrom('signatures').selectAll().where(within('signatures', scope)).orderBy('at').orderBy('id'),
  columns: {
    ...submission,
    ...email,
    ...fullName,
    typed_name: ({ fullName: typed }) => typed,
    ...phone,
    ...address,
    ...postalCode,
    show_name: ({ showName }) => yesOrNo(showName),
    ...SIGNED,
  },
});

export const signups = submissionTable('signups', {
  isPersonal: true,
  select: (db: Database, scope: Scope) =>
    db.selectFrom('signups').selectAll().where(within('signups', scope)).orderBy('at').orderBy('id'),
  columns: { ...submission, ...email, ...shortName, ...phone },
});

export const opinions = submissionTable('opinions', {
  isPersonal: true,
  select: (db: Database, scope: Scope) =>
    db.selectFrom('opinions').selectAll().where(within('opinions', scope)).orderBy('at').orderBy('id'),
  columns: {
    ...submission,
    ...email,
    ...fullName,
    ...phone,
    ...address,
    ...postalCode,
    text: ({ text }) => text,
    ...SIGNED,
  },
});

export const registrations = submissionTable('registrations', {
  isPersonal: true,
  select: (db: Database, scope: Scope) =>
    db
      .selectFrom('registrationChecks')
      .selectAll()
      .where(within('registrationChecks', scope))
      .orderBy('at')
      .orderBy('id'),
  columns: {
    ...submission,
    ...email,
    ...shortName,
    state: ({ adminArea1Code }) => adminArea1Code,
    postal_code: (row) => row.postalCode,
    is_registered: ({ isRegistered }) => yesOrNo(isRegistered),
  },
});
