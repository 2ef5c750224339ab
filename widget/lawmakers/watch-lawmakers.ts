import type { App } from '../app/app.ts';

/** Begins to look for the visitor's lawmakers, whichever action asks first; its code comes by itself. */
export const watchLawmakers = async (app: App): Promise<unknown> => (await import('./index.ts')).lawmakersOf(app);
