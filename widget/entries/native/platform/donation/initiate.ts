/**
 * In place of widget/actions/donation/initiate.ts: the frame begins the donation, and opens what takes the money. The page
 * opens no payment provider, and has no code of one.
 */
export const createInitiation = () => ({ begin: async () => '' });

export const createProviderSession = () => ({ close() {} });

/** The key under which the gallery keeps a payment provider of its own. */
export const OPEN_PROVIDER = {};
