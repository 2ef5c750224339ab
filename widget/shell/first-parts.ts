import type { App } from '../app/app.ts';
import { hasFlag, loadFlag } from './owner/load-flag.ts';

/**
 * Loads the part of a first card that comes in a file of its own, so that a card which a server has drawn, or is to
 * draw, has it at once.
 */
export async function loadFirstParts(app: App) {
  if (!hasFlag(app)) return;
  const [{ Part }] = await Promise.all([loadFlag(), app.loadWords()]);
  app.parts.set(loadFlag, Part);
}
