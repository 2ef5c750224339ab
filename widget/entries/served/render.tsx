/**
 * The server's build of the widget: draws a first card as HTML, from the same components and stores as in the page
 * (scripts/build/code/index.ts). Nothing here knows the reader.
 */
import { signal } from '@preact/signals-core';
// The build for browsers opens a port that keeps a Node process from ending.
import { renderToString } from 'react-dom/server.edge';
import { kinds } from '../../actions/registry.ts';
import type { Client } from '../../core/api/client.ts';
import type { CardFont, CardRequest, DrawnCard, RenderOptions } from '../../core/api/wire/served-page.ts';
import type { WireWidget } from '../../core/api/wire/widget.ts';
import type { App } from '../../core/app/app.ts';
import { type AppHandle, createApp } from '../../core/app/create-app.ts';
import type { WidgetState } from '../../core/app/instance.ts';
import type { WidgetOptions } from '../../core/app/options.ts';
import type { Kinds } from '../../core/app/screens/kind.ts';
import { createScreens } from '../../core/app/screens/screens.ts';
import { TITLE_MAX_PX } from '../../core/browser/fit/fit.ts';
import { readConfig } from '../../core/config/config.ts';
import { countWidgetKeys } from '../../core/config/params.ts';
import { readParams } from '../../core/config/read-params.ts';
import type { Host } from '../../core/host/host.ts';
import { isRepresentativeSearchType } from '../../core/model/action.ts';
import { permitNothing } from '../../core/model/consent.ts';
import { fontFileOf } from '../../core/model/look/font-file.ts';
import { isCardRoute } from '../../core/model/navigation/routes.ts';
import { hasNoticeBar, type Widget } from '../../core/model/widget.ts';
import { readWidget } from '../../core/session/load/load.ts';
import { cards } from '../../parts/cards/index.ts';
import { loadFirstParts } from '../../parts/shell/first-parts.ts';
import { Root } from '../../parts/shell/Root.tsx';
import { titleMax } from '../../ui/use-fit.ts';

const silent = () => {};

const HOST: Host = {
  listen: () => silent,
  consentKnown: Promise.resolve(),
  loaded: silent,
  resize: silent,
  tracking: silent,
  notDisplayed: silent,
  describe: silent,
  readRoute: () => null,
  writeRoute: silent,
};

const CLIENT: Client = { post: () => Promise.reject(new Error('The server draws first cards without requests')) };

/** React asks for pictures ahead of the markup that names them; the page is too short for that. */
const PRELOADS = /^(<link [^>]*>)+/;

/** Stands for wherever the page is served from: its own addresses are relative, so that a proxy may serve it. */
const SELF = 'https://self.invalid';

async function openApp(widget: Widget, { search, report }: RenderOptions) {
  const options: WidgetOptions = {
    kinds,
    cards,
    host: HOST,
    config: readConfig(SELF),
    params: readParams(search),
    mode: 'default',
    pageUrl: '',
    isTrackingAllowed: false,
    restart: () => false,
    width: () => 0,
    report,
    early: null,
  };
  const screens = createScreens({ kinds, cards });
  return createApp(options, { widget, client: CLIENT, screens, consent: signal(permitNothing), ids: {} });
}

/** The file of the card's theme. */
function fontOf({ session, config }: App): CardFont | null {
  const theme = session.theme.value;
  const file = fontFileOf(theme, config.imagesBase);
  return file && { ...file, isOfTitles: theme.fontOf !== theme.fontFamily };
}

function drawn({ app }: AppHandle, { report, origin = '' }: RenderOptions): Omit<DrawnCard, 'isSound'> {
  const state = signal<WidgetState>({ phase: 'shown', app });
  const fail = (error: unknown) => {
    throw error;
  };
  const { session, fill, t, locale } = app;
  const action = session.activeAction.value;
  return {
    html: renderToString(<Root widget={{ state, report, drawn: silent, crashed: fail }} />)
      .replace(PRELOADS, '')
      .replaceAll(SELF, origin),
    lang: locale,
    title: fill(action.title) || t('shell.pageTitle'),
    lostText: t('shell.screenFailed'),
    titleMaxPx: isCardRoute(session.route.value) ? TITLE_MAX_PX : titleMax(action, app),
    isSponsored: session.widget.value.isSponsored,
    kind: action.type,
    font: fontOf(app),
  };
}

/** Kinds whose steps behind the front are in a frame, always (widget/entries/native). */
const IN_FRAMES: readonly string[] = ['donation', 'recordvideo'];

/**
 * Whether a first card has something that only a reader's browser can do: look for lawmakers by itself, name the page
 * around it, say in the reader's own time when it opens, or make a publisher's HTML safe. A fallback is in its place where the reader is elsewhere.
 */
function needsReader({ app: { session, screens } }: AppHandle, { origin }: RenderOptions) {
  const position = session.position.value;
  const isFront = screens.nameAt(position) === 'start' || isCardRoute(position.route);
  const looksFor = !isFront && isRepresentativeSearchType(position.action);
  const { cards, articleUrl, hours } = session.widget.value;
  const namesPage = !articleUrl && JSON.stringify(cards).includes('@articleUrl');
  // A page without a frame leaves such a step to a frame.
  const isFramed = origin !== undefined && !isFront && IN_FRAMES.includes(position.action.type);
  // A publisher's page has no other way to the widget; there the script adds the time.
  const saysWhen = hours?.state === 'notOpen' && origin === undefined;
  return (
    isFramed ||
    saysWhen ||
    looksFor ||
    namesPage ||
    hasNoticeBar(session.widget.value) ||
    session.fallback.value !== null
  );
}

/**
 * Draws the first card of an answer to `GetActionsAsync`.
 *
 * @returns null where there is none, or none that can be drawn here
 * @throws whatever a component threw
 */
export async function renderCard(answer: WireWidget, options: RenderOptions): Promise<DrawnCard | null> {
  const params = readParams(options.search);
  let isSound = true;
  const report = (error: unknown) => {
    isSound = false;
    options.report(error);
  };
  const widget = readWidget(answer, { kinds, request: params, params, report });
  if (widget.actions.length === 0) return null;
  const handle = await openApp(widget, options);
  try {
    await loadFirstParts(handle.app);
    return needsReader(handle, options) ? null : { ...drawn(handle, options), isSound };
  } finally {
    handle.dispose();
  }
}

const OF_PLACE = /@(state|postalCode)/;

/** Whether the first card is a form with boxes that are ticked in some countries (form/opt-ins/opt-ins.ts). */
function mayPreCheck({ actions: [action], preCheckOptIn, offersPublisherOptIn }: Widget) {
  const isForm = action?.skipFrontCard && (kinds as Kinds)[action.type]?.hasForm;
  return isForm && preCheckOptIn && (offersPublisherOptIn || action.partner?.optIns.includes('email'));
}

/**
 * Whether a first card may look different in another place: its kind is for one country, its words name the place, or
 * its boxes start ticked there.
 */
export function dependsOnPlace(answer: WireWidget): boolean {
  const params = readParams('');
  const widget = readWidget(answer, { kinds, request: params, params, report: silent });
  const { actions, cards, sponsoredText } = widget;
  return Boolean(actions[0]?.onlyIn) || mayPreCheck(widget) || OF_PLACE.test(sponsoredText + JSON.stringify(cards));
}

/** Options of the frame's address on which the first card depends. */
const SEEN = ['sponsored', 'width'] as const;

/** Widths that a page may have, CSS px. Anybody can ask for any, and each is drawn and kept. */
const isUsual = (width: number) => Number.isInteger(width) && width <= 2_000;

/**
 * What a page's query asks for.
 *
 * @returns null where the first card is not the server's to draw: in preview, in test mode, at a later screen, or where
 *   the address names no widget
 */
export function cardRequest(search: string): CardRequest | null {
  const params = readParams(search);
  const { widgetRequestId, widgetPreviewId, articleUrl, mode, designVariant, mockActionData, begin } = params;
  const isPlain =
    [widgetPreviewId, mode, designVariant, mockActionData, begin].every((value) => value === null) &&
    // Only the reader's browser knows.
    params.colorScheme !== 'auto';
  const query = new URLSearchParams(search);
  if (!isPlain || countWidgetKeys(params) !== 1 || query.has('route') || !isUsual(params.width ?? 0)) return null;
  const seen = SEEN.filter((name) => params[name]).map((name) => [name, String(params[name])]);
  if (params.colorScheme === 'dark') seen.push(['colorScheme', 'dark']);
  return { widgetRequestId, articleUrl, search: `?${new URLSearchParams(seen)}` };
}
