import { ALLOW, EMBED, SIZE } from '../../../loader/protocol.ts';
import { heightFor } from '../../../widget/core/model/look/size.ts';
import { type Html, html, raw } from '../html.ts';
import { ampIframe, FRAME_STYLE, loaderTag, shareAddress } from '../snippet.ts';
import type { Choices } from './choices.ts';
import { EMBED_OPTIONS, type EmbedOption } from './options.ts';
import { UNKNOWN, type Written } from './shown.ts';

/** `data-line-item-id` → `lineItemId` */
const nameOf = ({ attribute }: EmbedOption) =>
  attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** JSX decodes entities in a string, and has no other way to escape a quote there. */
const text = (value: string) => (/["&]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`);

function prop(option: EmbedOption, value: string): string {
  const { key, takes } = option;
  if (key === 'loading') return 'loading="lazy"';
  if (takes === 'flag') return nameOf(option);
  return `${nameOf(option)}=${takes === 'pixels' || key === 'timingsRate' ? `{${value}}` : text(value)}`;
}

/** The component's own link is in English. */
function fallback({ origin, requestId, shown = UNKNOWN }: Written): string[] {
  const { label } = shown;
  if (label === UNKNOWN.label) return [];
  const words = /[{}<>&]/.test(label) ? `{${JSON.stringify(label)}}` : label;
  return [`fallback={<a href="${shareAddress(origin, requestId)}">${words}</a>}`];
}

/** What the component of `npm/react/` is given (docs/publishers.md, React). */
function reactElement(written: Written): Html {
  const chosen = EMBED_OPTIONS.flatMap((option) => {
    const value = written.options.get(option.key);
    return value === undefined ? [] : [prop(option, value)];
  });
  const needed = [`origin=${text(written.origin)}`, `widgetRequestId=${text(written.requestId)}`];
  const more = [...chosen, ...fallback(written)];
  if (more.length === 0) return raw(`<CivicAction ${needed.join(' ')} />`);
  return raw(`<CivicAction\n${[...needed, ...more].map((each) => `  ${each}\n`).join('')}/>`);
}

/** What a frame shows. */
type Framed = Pick<Written, 'origin' | 'requestId' | 'options'>;

const attribute = ({ attribute: name, takes }: EmbedOption, value: string): Html => {
  if (takes === 'flag') return name === 'data-loading' ? html` data-loading="lazy"` : html` ${name}`;
  return html` ${name}="${value}"`;
};

const attributes = ({ options }: Choices, isWanted: (option: EmbedOption) => boolean): Html[] =>
  EMBED_OPTIONS.filter(isWanted).flatMap((option) => {
    const value = options.get(option.key);
    return value === undefined ? [] : [attribute(option, value)];
  });

/** Lazy loading is the frame's own attribute; what an ad blocker may read stays out where a script can tell it. */
const isInAddress = ({ key, isPrivate, isOfScript }: EmbedOption, hasScript: boolean) =>
  key !== 'loading' && !isOfScript && !(isPrivate && hasScript);

export function frameAddress({ origin, requestId, options }: Framed, hasScript: boolean): string {
  const embedType = hasScript ? EMBED.IframeWidgetId : EMBED.IframeOnly;
  const query = new URLSearchParams({ widgetRequestId: requestId, embedType: String(embedType) });
  for (const option of EMBED_OPTIONS.filter((each) => isInAddress(each, hasScript))) {
    const value = options.get(option.key);
    if (value !== undefined) query.set(option.key, value);
  }
  return `${origin}/widget/?${query}`;
}

/** CSS px, at the chosen width and in a narrow column. A height of one's own holds at any width. */
export function heightsOf({ options, shown = UNKNOWN }: Pick<Written, 'options' | 'shown'>) {
  const customHeight = Number(options.get('height') ?? shown.customHeight ?? 0) || null;
  const rules = { customHeight, hasNotice: options.has('notice') };
  return {
    wide: heightFor(Number(options.get('width') ?? SIZE.width), rules),
    narrow: heightFor(SIZE.narrowBelow - 1, rules),
  };
}

const frame = (written: Written, hasScript: boolean): Html => {
  const { options, shown = UNKNOWN } = written;
  const [width, height] = [options.get('width') ?? SIZE.width, heightsOf(written).wide];
  return html`<iframe src="${frameAddress(written, hasScript)}" title="${shown.takeAction}"
    width="${width}" height="${height}" style="${FRAME_STYLE}"${options.has('loading') ? html` loading="lazy"` : ''}
    allow="${ALLOW}"></iframe>`;
};

const placement = (written: Written, more?: Html) => {
  const { origin, requestId, shown = UNKNOWN } = written;
  return html`<div data-civic-action${more} data-widget-request-id="${requestId}"${attributes(written, () => true)}>
  <a href="${shareAddress(origin, requestId)}">${shown.label}</a>
</div>`;
};

const WRITERS: Record<Choices['way'], (written: Written) => Html> = {
  frame: (
    written,
  ) => html`<div data-civic-action data-widget-request-id="${written.requestId}"${attributes(written, ({ isPrivate, isOfScript }) => (isPrivate || isOfScript) === true)}>
  ${frame(written, true)}
</div>
${loaderTag(written.origin)}`,
  script: (written) => html`${placement(written)}
${loaderTag(written.origin)}`,
  native: (written) => html`${placement(written, html` data-embed="native"`)}
${loaderTag(written.origin)}`,
  article: (written) => html`<div data-civic-action${attributes(written, () => true)}></div>
${loaderTag(written.origin)}`,
  alone: (written) => frame(written, false),
  react: reactElement,
  pages: (written) => placement(written),
  address: ({ origin, requestId }) => html`${shareAddress(origin, requestId)}`,
  amp(written) {
    const { takeAction: title, label } = written.shown ?? UNKNOWN;
    // AMP's layout gives the width.
    const options = new Map([...written.options].filter(([key]) => key !== 'width'));
    const src = frameAddress({ ...written, options }, false);
    return ampIframe({ ...written, title, label }, { src, ...heightsOf({ ...written, options }) });
  },
  feed: ({ origin, requestId }) => html`${shareAddress(origin, requestId)}/feed`,
};

/** The lines that a publisher pastes, as docs/publishers.md and docs/hosts.md print them. */
export const writeSnippet = (written: Written): string => WRITERS[written.way](written).markup;

/** A narrow widget is higher; for a column with margins of 16 px. @returns null where its height never changes */
export function writeNarrow({ origin, ...choices }: Written): string | null {
  const { wide, narrow } = heightsOf(choices);
  return narrow === wide
    ? null
    : `@media (max-width: 511px) { iframe[src^="${origin}/widget/"] { height: ${narrow}px } }`;
}

/** The stylesheet that reserves the space before the script does, for a column with margins of 16 px. */
export function writeStyle(choices: Pick<Written, 'options' | 'shown'>): string {
  const { wide, narrow } = heightsOf(choices);
  const rules = `[data-civic-action] { min-height: ${wide}px; }
[data-civic-action] iframe { border: 0; display: block; max-width: 100%; }`;
  return narrow === wide
    ? rules
    : `${rules}
@media (max-width: 511px) {
  [data-civic-action] { min-height: ${narrow}px; }
  [data-civic-action] iframe { height: ${narrow}px; }
}`;
}

/** Pictures, fonts and films are those that the content names: their hosts may be listed instead. */
const nativePolicy = (origin: string) =>
  `script-src ${origin}; connect-src ${origin}; img-src * data:; font-src ${origin} https:; media-src ${origin} https: blob:; frame-src ${origin} https:`;

/** What a page's policy has to allow (docs/publishers.md, Content Security Policy). */
export function writePolicy(origin: string, way: Choices['way']): string {
  if (way === 'native') return nativePolicy(origin);
  return way === 'alone' ? `frame-src ${origin}` : `script-src ${origin}; frame-src ${origin}; connect-src ${origin}`;
}

/** What a single-page site loads once: the script, which then looks after placements that come and go. */
export const writeWatch = (origin: string): string =>
  html`${loaderTag(origin)}
<script>
  window.civicAction = window.civicAction || [];
  civicAction.push((api) => api.watch());
</script>`.markup;
