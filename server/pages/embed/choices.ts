import { MAX_URL_CHARS } from '../../../widget/core/api/wire.ts';
import { defaultOf, EMBED_OPTIONS, type EmbedOption } from './options.ts';
import KNOWN_WAYS from './ways.json' with { type: 'json' };

/** Where a snippet is pasted (docs/publishers.md, Embed a widget; docs/hosts.md), by the form's groups. */
export const WAYS = KNOWN_WAYS satisfies Record<string, { group: string; name: string; what: string }>;
export type Way = keyof typeof WAYS;

/** What somebody chose in the form. `options` has those that differ from their defaults, by key. */
export type Choices = { way: Way; requestId: string; options: ReadonlyMap<string, string> };

const isWay = (value: string): value is Way => Object.hasOwn(WAYS, value);

const isTaken = ({ takes }: EmbedOption, value: string) => {
  if (takes === 'flag') return value === 'true';
  if (takes === 'pixels') return /^[1-9]\d{0,3}$/.test(value);
  return takes === 'text' || takes.some(([each]) => each === value);
};

const textIn = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, MAX_URL_CHARS);

/** The options in a query: the form's, or that of a frame. Whatever is malformed counts as absent. */
export function readOptions(query: URLSearchParams): Choices['options'] {
  const given = EMBED_OPTIONS.map((option) => [option, textIn(query, option.key)] as const);
  const chosen = given.filter(([option, value]) => value !== defaultOf(option) && isTaken(option, value));
  return new Map(chosen.map(([{ key }, value]) => [key, value]));
}

/** Somebody may give the address of a share page in place of its id. */
function idOf(text: string): string {
  const [, id = ''] = /^https?:\/\/[^/]+\/share\/([^/?#]+)/.exec(text) ?? [];
  try {
    return decodeURIComponent(id) || text;
  } catch {
    return text;
  }
}

/** The form's query: an address is anybody's to write. */
export function readChoices(search: string): Choices {
  const query = new URLSearchParams(search);
  const way = textIn(query, 'way');
  return { way: isWay(way) ? way : 'frame', requestId: idOf(textIn(query, 'widget')), options: readOptions(query) };
}
