import { shareCopy } from './copy.ts';
import { html, raw } from './html.ts';
import { SHARE_STYLE } from './share-style.ts';

/** The page of a link that leads nowhere. It repeats nothing of the address, which may be anybody's. */
export function missingPage(language: string): string {
  const { notFound, whyNotFound } = shareCopy(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${notFound}</title>
<link rel="icon" href="data:,">
<style>${raw(SHARE_STYLE)}</style>
</head>
<body>
<main>
<h1>${notFound}</h1>
<p class="lead">${whyNotFound}</p>
</main>
</body>
</html>
`.markup;
}
