/** In place of widget/actions/donation/beginning.ts: the frame begins the donation, and opens what takes the money. */
export const createBeginning = () => ({ begin: async () => '' });
