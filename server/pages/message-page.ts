import { shareCopy } from './copy.ts';
import { html } from './html.ts';
import { plainPage } from './plain-page.ts';
import { PAGE_STYLE } from './style.ts';

/** `missing`: the link is wrong; `busy`: the database can't answer now. */
export type MessagePage = 'missing' | 'busy';

const wordsOf = (page: MessagePage, language: string) => {
  const { notFound, whyNotFound, busy, whenNotBusy } = shareCopy(language);
  return page === 'missing' ? { title: notFound, text: whyNotFound } : { title: busy, text: whenNotBusy };
};

/** The page shown instead of a share page. It repeats nothing of the address, which anybody may have written. */
export function messagePage(page: MessagePage, language: string): string {
  const { title, text } = wordsOf(page, language);
  return plainPage({
    language,
    title,
    style: PAGE_STYLE,
    body: html`<p class="publisher">Civic Action</p>
<h1>${title}</h1>
<p class="lead">${text}</p>
`,
  });
}
