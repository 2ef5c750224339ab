import { type ShareCopy, shareCopy } from './copy.ts';
import { html } from './html.ts';
import { plainPage, plainPagePolicy } from './plain-page.ts';
import { type Sign, sign } from './reader-parts.ts';
import { styleOf } from './style.ts';

/** `missing`: the link is wrong; `busy`: the database can't answer now. */
export type MessagePage = 'missing' | 'busy';

const STYLE = styleOf('base', 'page', 'sheet');

export const MESSAGE_POLICY = plainPagePolicy(STYLE);

type Message = { sign: Sign; title: string; text: string; again?: string };

const MESSAGES: Record<MessagePage, (copy: ShareCopy) => Message> = {
  missing: ({ notFound, whyNotFound }) => ({ sign: 'broken', title: notFound, text: whyNotFound }),
  busy: ({ busy, whenNotBusy, tryAgain }) => ({ sign: 'clock', title: busy, text: whenNotBusy, again: tryAgain }),
};

/**
 * The page shown instead of a share page. It repeats nothing of the address, which anybody may have written: the link to
 * try again is empty, which means the same page.
 */
export function messagePage(page: MessagePage, language: string): string {
  const { title, text, again, ...shown } = MESSAGES[page](shareCopy(language));
  return plainPage({
    language,
    title,
    style: STYLE,
    body: html`<p class="brand">Civic Action</p>
${sign(shown.sign)}
<h1>${title}</h1>
<p class="lead">${text}</p>
${again && html`<a class="button" href="">${again}</a>\n`}`,
  });
}
