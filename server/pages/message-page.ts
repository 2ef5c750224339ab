import { shareCopy } from './copy.ts';
import { html, raw } from './html.ts';
import { SHARE_STYLE } from './share/style.ts';

/** `missing`: the link leads nowhere; `busy`: it may lead somewhere in a minute. */
export type MessagePage = 'missing' | 'busy';

const wordsOf = (page: MessagePage, language: string) => {
  const { notFound, whyNotFound, busy, whenNotBusy } = shareCopy(language);
  return page === 'missing' ? { title: notFound, text: whyNotFound } : { title: busy, text: whenNotBusy };
};

/** The page in place of a share page. It repeats nothing of the address, which may be anybody's. */
export function messagePage(page: MessagePage, language: string): string {
  const { title, text } = wordsOf(page, language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(SHARE_STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="lead">${text}</p>
</main>
</body>
</html>
`.markup;
}
