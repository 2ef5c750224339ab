import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CARD_FORMAT, type CardParts, type Renderer } from '../../widget/core/api/wire/served-page.ts';

/** What draws first cards, of one build. */
export type CardBuild = Renderer & {
  parts: CardParts;
  /** Its time, ms; another build has another. */
  at: number;
};

/** @returns null for another release's build, which this server can't draw with */
async function load(folder: string, at: number): Promise<CardBuild | null> {
  const parts: CardParts = JSON.parse(await readFile(join(folder, 'card.json'), 'utf8'));
  if (parts.format !== CARD_FORMAT) return null;
  // Modules are kept by their address, and a build that replaces another has the same.
  const renderer: Renderer = await import(`${pathToFileURL(join(folder, 'render.mjs')).href}?${at}`);
  return { ...renderer, parts, at };
}

/**
 * The part of a build that draws first cards, read again when a build has replaced it.
 *
 * @returns a function that returns null where the build has none that this server knows
 */
export function createCardBuild(distDir: string) {
  const folder = join(distDir, 'server');
  let known: { at: number; build: Promise<CardBuild | null> } | null = null;
  return async (): Promise<CardBuild | null> => {
    const at = await stat(join(folder, 'card.json')).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (at === null) return null;
    if (known?.at === at) return known.build;
    const build = load(folder, at);
    known = { at, build };
    // The next reader's request tries again.
    build.catch(() => {
      known = null;
    });
    return build;
  };
}
