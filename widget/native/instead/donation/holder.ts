/** In place of widget/actions/donation/holder.ts: the page opens no payment provider, and has no code of one. */
export const createProviderHolder = () => ({ close() {} });
