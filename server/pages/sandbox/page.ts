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

/** @param heading names the page, also where its window stands among others */
const page = ({ language, words }: SandboxLanguage, heading: string, body: (heading: Html) => Html) =>
  plainPage({
    language,
    title: `${heading} – ${words.title}`,
    style: SANDBOX_STYLE,
    body: body(html`<h1>${heading}</h1>`),
  });

const mark = ({ words }: SandboxLanguage) => html`<p class="mark">${words.mark}</p>`;

export type Payment = {
  /** With its currency, as the language writes it. */
  amount: string;
  /** Name of the receiver; '' if the content has none any more. */
  receiver: string;
};

const tellerOf =
  ({ amount }: Payment) =>
  (text: string) =>
    text.replace('{amount}', () => amount);

const receiverLine = ({ words }: SandboxLanguage, { receiver }: Payment) =>
  receiver && html`<p class="to">${words.to} <b>${receiver}</b></p>\n`;

/** What a provider's own payment page does, with play money. */
export function choicePage(spoken: SandboxLanguage, payment: Payment): string {
  const { words } = spoken;
  const told = tellerOf(payment);
  return page(
    spoken,
    told(words.give),
    (heading) => html`${mark(spoken)}
${heading}
${receiverLine(spoken, payment)}<p class="lead">${words.about}</p>
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
export function chosenPage(spoken: SandboxLanguage, choice: Choice, payment: Payment): string {
  const { words } = spoken;
  const hasAgreed = choice === 'authorized';
  return page(
    spoken,
    tellerOf(payment)(words[choice]),
    (heading) => html`${mark(spoken)}
${sign(SIGNS[choice])}
${heading}
${receiverLine(spoken, payment)}<p class="lead">${!hasAgreed && `${words.nothingTaken} `}${words.close}</p>
${!hasAgreed && html`<a class="button" href="">${words.again}</a>\n`}`,
  );
}

/** For whoever comes back to a payment that is done: nothing asks them to pay once more. */
export const paidPage = (spoken: SandboxLanguage): string =>
  page(
    spoken,
    spoken.words.paid,
    (heading) => html`${mark(spoken)}
${sign('done')}
${heading}
<p class="lead">${spoken.words.close}</p>
`,
  );

export const unknownPage = (spoken: SandboxLanguage): string =>
  page(
    spoken,
    spoken.words.unknown,
    (heading) => html`${sign('broken')}
${heading}
<p class="lead">${spoken.words.whyUnknown}</p>
`,
  );
