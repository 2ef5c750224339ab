import { MAX_URL_CHARS } from '../../../widget/api/wire.ts';
import { defaultOf, EMBED_OPTIONS, type EmbedOption } from './options.ts';

/** Where a snippet is pasted (docs/publishers.md, Embed a widget; docs/hosts.md), by the form's groups. */
export const WAYS = {
  frame: { group: 'A page of yours', name: 'Frame first', what: 'The fastest, and works without scripts.' },
  script: {
    group: 'A page of yours',
    name: 'Script first',
    what: 'Shows a link until the widget is ready. Best for sponsored widgets.',
  },
  article: {
    group: 'A page of yours',
    name: 'By article',
    what: 'One line in your template: each article shows its own widget.',
  },
  native: {
    group: 'A page of yours',
    name: 'Without a frame',
    what: 'Drawn into your page itself, with half of the code.',
  },
  alone: { group: 'A page of yours', name: 'Frame alone', what: 'For pages that allow no scripts.' },
  react: { group: 'A site made with', name: 'React', what: 'A component, also for Next and Vite.' },
  pages: {
    group: 'A site made with',
    name: 'Turbo, Vue and others',
    what: 'Sites that go from page to page without a load.',
  },
  address: {
    group: 'A site made with',
    name: 'WordPress and other editors',
    what: 'The address alone, on a line of its own.',
  },
  amp: { group: 'A site made with', name: 'AMP', what: 'An amp-iframe, which AMP’s rules allow.' },
  feed: { group: 'Mail and feeds', name: 'Newsletter or feed', what: 'A picture, the text and a link.' },
} as const satisfies Record<string, { group: string; name: string; what: string }>;
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
