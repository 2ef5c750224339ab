import { ALLOW, EMBED } from '../../../loader/protocol.ts';
import { type Html, html } from '../html.ts';
import { frameAddress, shareAddress } from '../snippet.ts';
import { type Asked, FORMATS } from './asked.ts';

type Page = { origin: string; requestId: string; title: string };

const mimeOf = (format: Asked['format']) => `${format === 'json' ? 'application/json' : 'text/xml'}+oembed`;

function endpoint({ origin, requestId }: Omit<Page, 'title'>, format: string) {
  const url = shareAddress(origin, requestId);
  return `${origin}/oembed?${new URLSearchParams({ url, format })}`;
}

/** What the frame may be given by Iframely, which drops what is not named, and passes over links that name `autoplay`. */
const PERMISSIONS = ALLOW.split('; ')
  .filter((each) => each !== 'autoplay')
  .join(' ');

/** Where consumers find what stands for the page elsewhere (oEmbed 1.0, §4; Iframely's own link has precedence there). */
export const discoveryLinks = (page: Page): Html[] => [
  ...FORMATS.map(
    (
      format,
    ) => html`<link rel="alternate" type="${mimeOf(format)}" href="${endpoint(page, format)}" title="${page.title}">
`,
  ),
  html`<link rel="iframely app resizable ${PERMISSIONS}" type="text/html" href="${frameAddress(page, EMBED.Iframely)}" media="(aspect-ratio: 620/362)" title="${page.title}">
`,
];

/** The same, as the HTTP header `Link` (RFC 8288). */
export const discoveryHeader = (page: Omit<Page, 'title'>): string =>
  FORMATS.map((format) => `<${endpoint(page, format)}>; rel="alternate"; type="${mimeOf(format)}"`).join(', ');
