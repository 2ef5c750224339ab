import { hashSource, policy } from '../http/content-policy.ts';
import { type Html, html, raw } from './html.ts';

type PlainPage = {
  language: string;
  title: string;
  /** The address of a style sheet, on which `style` builds. */
  sheet?: string | null;
  style: string;
  body: Html;
  script?: string;
};

/** A page for people, not for search engines; it runs no script but its own. */
export const plainPage = ({ language, title, sheet, style, body, script }: PlainPage): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${
  sheet
    ? html`<link rel="stylesheet" href="${sheet}">
`
    : ''
}<style>${raw(style)}</style>
</head>
<body>
<main>
${body}</main>${
    script
      ? html`
<script>${raw(script)}</script>`
      : ''
  }
</body>
</html>
`.markup;

/** The policy of a page without scripts. */
export const plainPagePolicy = (style: string) =>
  policy({
    'default-src': ["'none'"],
    'img-src': ['data:'],
    'style-src-elem': [hashSource(style)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
