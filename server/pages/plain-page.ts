import { hashSource, policy } from '../http/content-policy.ts';
import { type Html, html, raw } from './html.ts';

type Document = {
  language: string;
  title: string;
  /** Whether search engines may list it. */
  isListed?: boolean;
  /** What follows the title. */
  head: Html;
  body: Html;
};

/** A whole page. */
export const documentOf = ({ language, title, isListed = false, head, body }: Document): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${!isListed && html`<meta name="robots" content="noindex">\n`}<title>${title}</title>
<link rel="icon" href="data:,">
${head}</head>
<body>
${body}</body>
</html>
`.markup;

export const styleElement = (style: string): Html => html`<style>${raw(style)}</style>\n`;

export const meta = (property: string, content: string | number | null | undefined): Html | null =>
  content ? html`<meta property="${property}" content="${content}">\n` : null;

type PlainPage = Pick<Document, 'language' | 'title' | 'body'> & {
  /** The address of a style sheet, on which `style` builds. */
  sheet?: string | null;
  style: string;
  script?: string;
};

/** A page for people, not for search engines; it runs no script but its own. */
export const plainPage = ({ language, title, sheet, style, body, script }: PlainPage): string =>
  documentOf({
    language,
    title,
    head: html`${sheet && html`<link rel="stylesheet" href="${sheet}">\n`}${styleElement(style)}`,
    body: html`<main>
${body}</main>
${script && html`<script>${raw(script)}</script>\n`}`,
  });

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
