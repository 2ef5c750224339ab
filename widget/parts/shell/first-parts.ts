import type { App } from '../../core/app/app.ts';

/** The flag of the country whose lawmakers an action is for comes in a file of its own. */
export const hasFlag = ({ session }: Pick<App, 'session'>) => session.activeAction.value.representativeSearch !== null;

export const loadFlag = () => import('./Flag.tsx').then(({ Flag }) => ({ Part: Flag }));

/**
 * Loads the part of a first card that comes in a file of its own, so that a card which a server has drawn, or is to
 * draw, has it at once.
 */
export async function loadFirstParts(app: App) {
  if (!hasFlag(app)) return;
  const [{ Part }] = await Promise.all([loadFlag(), app.loadWords()]);
  app.parts.set(loadFlag, Part);
}
