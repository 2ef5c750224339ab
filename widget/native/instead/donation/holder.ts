/** The key under which the gallery keeps a payment provider of its own. */
export const OPEN_PROVIDER = {};

/** In place of widget/actions/donation/holder.ts: the page opens no payment provider, and has no code of one. */
export const createProviderHolder = () => ({ close() {} });
