import type { Generated } from 'kysely';

/** Access tokens, and the sessions of browsers that signed in with them. */
export type AccessTables = {
  accessTokens: {
    id: Generated<number>;
    /** SHA-256. The token itself is shown once and stored nowhere. */
    tokenHash: string;
    /** Who it is for, in the operator's words. */
    name: string;
    /** Whose figures it opens; null for everybody's. */
    publisherId: string | null;
    at: string;
    expiresAt: string | null;
    /** A day (UTC): a time would tell when somebody works. */
    lastUsedOn: string | null;
    endedAt: string | null;
  };
  /** Browsers that are signed in. */
  accessSessions: {
    /** SHA-256 of what the cookie holds. */
    sessionHash: string;
    tokenId: number;
    expiresAt: string;
  };
};
