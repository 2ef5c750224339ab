import { createHash } from 'node:crypto';
import { isRecord } from '../../../widget/model/is-record.ts';

const sorted = (_key: string, value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

/** A hash that is the same for bodies that differ only in the order of their fields. */
export const hashOfBody = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body, sorted) ?? '')
    .digest('base64url');
