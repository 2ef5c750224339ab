import type { App } from '../../core/app/app.ts';

/** Loads the look-up and starts watching for actions that need lawmakers. */
export const watchLawmakers = async (app: App): Promise<unknown> => (await import('./index.ts')).lawmakersOf(app);
