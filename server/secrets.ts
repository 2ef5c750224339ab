import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 16;

/** The id of a row, for which having it is the only proof: it must not be guessable. */
export const randomId = () => randomBytes(ID_BYTES).toString('base64url');

const SECRET_BYTES = 20;

/** 160 random bits. Hex digits can be read aloud, and one double-click selects all of them. */
export const newSecret = () => randomBytes(SECRET_BYTES).toString('hex');

/**
 * SHA-256, as text. For secrets of ours a fast hash is right: slow ones protect what people choose, and nobody can try
 * out 160 random bits. The database compares hashes, so that how long it takes tells nothing of a secret.
 */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
