import { RequestError } from '../../api/errors.ts';

/** Quota errors of the maps service. */
const OVER_QUOTA = /OVER_QUERY_LIMIT|RESOURCE_EXHAUSTED/;

const textOf = (error: Error & { code?: unknown }) => `${error.code} ${error.message}`;

const isOverQuota = (error: unknown) =>
  error instanceof RequestError ? error.status === 429 : error instanceof Error && OVER_QUOTA.test(textOf(error));

/** What to tell the reader about a failed look-up. */
export const troubleOf = (error: unknown) => (isOverQuota(error) ? ('tooMany' as const) : ('unavailable' as const));
