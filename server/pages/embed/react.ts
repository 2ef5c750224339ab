import { type Html, raw } from '../html.ts';
import { shareAddress } from '../snippet.ts';
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
export function reactElement(written: Written): Html {
  const chosen = EMBED_OPTIONS.flatMap((option) => {
    const value = written.options.get(option.key);
    return value === undefined ? [] : [prop(option, value)];
  });
  const needed = [`origin=${text(written.origin)}`, `widgetRequestId=${text(written.requestId)}`];
  const more = [...chosen, ...fallback(written)];
  if (more.length === 0) return raw(`<CivicAction ${needed.join(' ')} />`);
  return raw(`<CivicAction\n${[...needed, ...more].map((each) => `  ${each}\n`).join('')}/>`);
}
