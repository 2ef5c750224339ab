import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/schema.ts';
import type { Fonts } from '../fonts/fonts.ts';
import { repeat } from '../time.ts';
import { answerWidget, type ServerFacts, type Shown } from '../widgets/answer.ts';
import { storedWidgets } from '../widgets/find.ts';
import { latestImport } from '../widgets/known.ts';
import { textIn } from './page.ts';
import { createCardBuild } from './renderer.ts';

/** A command, or another server on the same database, may import content at any time. */
const LOOK_EVERY_MS = 60_000;

type LettersOptions = Shown & { db: Database; distDir: string; facts: ServerFacts; fonts: Pick<Fonts, 'faceOf'> };

/**
 * Makes the letters of all first cards in the faces of their themes, once the server listens and after each import. Without
 * this, the first reader of each card would see it in another face. What is there already is not made again.
 */
export function keepLettersReady(app: FastifyInstance, { db, distDir, facts, fonts, ...shown }: LettersOptions) {
  const buildNow = createCardBuild(distDir);
  const report = (error: unknown) => app.log.error({ err: error }, 'a first card was drawn with a fault');
  let seen: number | null = null;

  async function look(signal: AbortSignal) {
    const contentImport = await latestImport(db);
    const build = contentImport === seen ? null : await buildNow();
    if (!build) return;
    for await (const widget of storedWidgets(db)) {
      if (signal.aborted) return;
      const card = await build.renderCard(await answerWidget(shown, widget, facts), { search: '', report });
      const { font } = card ?? {};
      if (!card || !font) continue;
      const text = textIn(card);
      // A font of another server comes later.
      await fonts.faceOf(font, text, () => void fonts.faceOf(font, text, () => {}).catch(report));
    }
    seen = contentImport;
  }

  repeat(app, {
    everyMs: LOOK_EVERY_MS,
    work: look,
    failed: (cause) => app.log.warn({ err: cause }, 'the letters of first cards could not be made ahead'),
  });
}
