import type { ComponentType } from 'react';
import type { App } from '../app/app.ts';
import { loadAboveButton } from '../lawmakers/panel/ActionLawmakers.tsx';
import { hasFlag, loadFlag } from './owner/load-flag.ts';

/** Whether the first screen is a front that shows the reader's lawmakers. */
function hasPanel({ session, screens }: App): boolean {
  const position = session.position.value;
  const { frontFinds = false } = screens.kindOf(position.action.type);
  return frontFinds && screens.nameAt(position) === 'start' && position.action.representativeSearch !== null;
}

async function keep(app: App, load: () => Promise<{ Part: ComponentType }>) {
  const { Part } = await load();
  app.parts.set(load, Part);
}

/**
 * Loads the parts of a first card that come in files of their own, so that a card which a server has drawn, or is to
 * draw, has them at once.
 */
export async function loadFirstParts(app: App) {
  const parts = [hasFlag(app) && loadFlag, hasPanel(app) && loadAboveButton].filter((load) => load !== false);
  if (parts.length === 0) return;
  await Promise.all([app.loadWords(), ...parts.map((load) => keep(app, load))]);
}
