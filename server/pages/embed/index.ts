import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WireWidget } from '../../../widget/core/api/wire.ts';
import type { Database } from '../../db/schema.ts';
import { asPage, hashSource, policy } from '../../http/content-policy.ts';
import { PAGES } from '../../http/limits.ts';
import { originOf } from '../../http/origin.ts';
import { anyRequestId, widgetById } from '../../widgets/find.ts';
import { html } from '../html.ts';
import { plainPage } from '../plain-page.ts';
import { styleOf } from '../style.ts';
import { type Choices, readChoices } from './choices.ts';
import { embedForm, type Known, widgetField } from './form.ts';
import { preview } from './preview.ts';
import { type Embedded, shownOf } from './shown.ts';
import { snippet, steps } from './steps.ts';

/**
 * The script of `GET /embed`. A button above each block of code copies it. What is chosen is seen at once: the page is
 * asked for again, and the parts that differ take the place of the old ones. Without scripts the form asks, and a click
 * on a block selects all of it.
 */
const SCRIPT = readFileSync(join(import.meta.dirname, 'script.js'), 'utf8');
const STYLE = styleOf('base', 'embed', 'embed-choices', 'embed-result');

type EmbedPage = Embedded & {
  /** Widgets to choose from: on a trial, and for whoever has access to dashboards. Elsewhere they may be confidential. */
  known: readonly Known[];
};

/** The page that writes the snippet. Its address holds all choices. */
const embedPage = (page: EmbedPage): string =>
  plainPage({
    language: 'en',
    title: 'Embed a widget – Civic Action',
    style: STYLE,
    script: SCRIPT,
    body: html`<div class="embed">
<div class="top">
<h1>Embed a widget</h1>
<p class="lead">Choose a widget, see it as readers will, and copy the lines for your page.</p>
</div>
${widgetField(page.choices, page.known)}
<div class="result">
${preview(page)}${snippet(page)}</div>
${embedForm(page.choices)}${steps(page)}<p id="told" role="status"></p>
</div>
`,
  });

const STYLE_HASH = hashSource(STYLE);
const SCRIPT_HASH = hashSource(SCRIPT);
const MOST_KNOWN = 100;

/** The page holds the widget's frame, sends its form to itself and runs one script, which asks for nothing but this page. */
const embedPolicy = (origin: string) =>
  policy({
    'default-src': ["'none'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'", origin],
    'img-src': ['data:'],
    'script-src': [SCRIPT_HASH],
    'style-src-elem': [STYLE_HASH],
    'base-uri': ["'none'"],
    'form-action': ["'self'", origin],
    'frame-ancestors': ["'self'"],
  });

type EmbedOptions = {
  db: Database;
  publicOrigin?: string | undefined;
  /** A trial: whoever opens the page may see which widgets there are. */
  isTrial: boolean;
  /** The signed-in viewer, or null. A viewer without a `publisherId` may see the widgets of all publishers. */
  viewerOf: (request: FastifyRequest) => Promise<{ publisherId: string | null } | null>;
};

async function knownWidgets(request: FastifyRequest, { db, isTrial, viewerOf }: EmbedOptions): Promise<Known[]> {
  const viewer = isTrial ? { publisherId: null } : await viewerOf(request);
  if (!viewer) return [];
  const { publisherId } = viewer;
  const rows = await db
    .selectFrom('widgets')
    .select(['requestId', 'data'])
    .$if(publisherId !== null, (query) => query.where('publisherId', '=', publisherId as string))
    .orderBy('requestId')
    .limit(MOST_KNOWN + 1)
    .execute();
  // A list that is cut short would look complete.
  return rows.length > MOST_KNOWN
    ? []
    : rows.map((row) => ({ id: row.requestId, title: shownOf(JSON.parse(row.data) as WireWidget).title }));
}

/** A trial shows a snippet at once, before an id is entered. */
async function withExample(choices: Choices, { db, isTrial }: EmbedOptions): Promise<Choices> {
  if (choices.requestId || !isTrial) return choices;
  return { ...choices, requestId: (await anyRequestId(db)) ?? '' };
}

/** `GET /embed`: writes the lines that a publisher pastes. */
export function addEmbed(app: FastifyInstance, options: EmbedOptions) {
  app.get('/embed', { config: { limit: PAGES } }, async (request, reply) => {
    const origin = originOf(request, options.publicOrigin);
    const choices = await withExample(readChoices(request.url.split('?')[1] ?? ''), options);
    const [known, widget] = [await knownWidgets(request, options), await widgetById(options.db, choices.requestId)];
    const shown = widget && shownOf(widget);
    const cache = known.length > 0 ? ['private, no-store'] : [];
    return asPage(reply, embedPolicy(origin), ...cache).send(embedPage({ origin, choices, known, shown }));
  });
}
