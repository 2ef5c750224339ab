import { acceptedLanguage } from '../copy.ts';
import { type Html, html } from '../html.ts';
import { plainPage } from '../plain-page.ts';
import { type Sign, sign } from '../reader-parts.ts';
import { styleOf } from '../style.ts';
import copy from './words.json' with { type: 'json' };

export const SANDBOX_STYLE = styleOf('base', 'page', 'sheet', 'sandbox');

type Words = typeof copy.en;

const WORDS: Record<string, Words> = copy;

type SandboxLanguage = { language: string; words: Words };

/** In the browser's language: a payment does not record the language of its article. */
export function sandboxLanguage(acceptLanguage: string | undefined): SandboxLanguage {
  const language = acceptedLanguage(acceptLanguage);
  return { language, words: WORDS[language] ?? copy.en };
}

const page = ({ language, words }: SandboxLanguage, body: Html) =>
  plainPage({ language, title: words.title, style: SANDBOX_STYLE, body });

const mark = ({ words }: SandboxLanguage) => html`<p class="mark">${words.mark}</p>`;

export type Payment = {
  /** With its currency, as the language writes it. */
  amount: string;
  /** Name of the receiver; '' if the content has none any more. */
  receiver: string;
};

/** What a provider's own payment page does, with play money. */
export function choicePage(spoken: SandboxLanguage, { amount, receiver }: Payment): string {
  const { words } = spoken;
  const told = (text: string) => text.replace('{amount}', () => amount);
  return page(
    spoken,
    html`${mark(spoken)}
<h1>${told(words.give)}</h1>
${receiver && html`<p class="to">${words.to} <b>${receiver}</b></p>\n`}<p class="lead">${words.about}</p>
<form method="post">
<button name="choice" value="authorized">${told(words.pay)}</button>
<button name="choice" value="declined">${words.decline}</button>
<button name="choice" value="cancelled">${words.cancel}</button>
</form>
`,
  );
}

export type Choice = 'authorized' | 'declined' | 'cancelled';

const SIGNS: Record<Choice, Sign> = { authorized: 'done', declined: 'refused', cancelled: 'left' };

/** A reader who did not confirm can try again on the same page. */
export function chosenPage(spoken: SandboxLanguage, choice: Choice): string {
  const { words } = spoken;
  return page(
    spoken,
    html`${mark(spoken)}
${sign(SIGNS[choice])}
<h1>${words[choice]}</h1>
<p class="lead">${words.close}</p>
${choice !== 'authorized' && html`<a class="button" href="">${words.again}</a>\n`}`,
  );
}

export const unknownPage = (spoken: SandboxLanguage): string =>
  page(
    spoken,
    html`${sign('broken')}
<h1>${spoken.words.unknown}</h1>
<p class="lead">${spoken.words.whyUnknown}</p>
`,
  );
