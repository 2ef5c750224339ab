import { html } from '../html.ts';
import { plainPage } from '../plain-page.ts';
import { PAGE_STYLE } from '../style.ts';

export const SANDBOX_STYLE = `${PAGE_STYLE}
.mark { background: var(--ink); color: var(--paper); display: inline-block; font-size: .875rem; font-weight: 600; margin: 0 0 1rem; padding: .25rem .75rem; }
form { display: grid; gap: .75rem; justify-items: start; }
button { background: none; border: 1px solid var(--soft); border-radius: 2rem; color: var(--link); cursor: pointer; font: 600 1rem/1.2 system-ui, sans-serif;
  min-height: 2.75rem; min-width: 14rem; padding: .5rem 1.5rem; }
button:first-child { background: var(--link); border-color: var(--link); color: var(--paper); }
button:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

/** What a provider's own payment page does, with play money. @param amount with its currency */
export const choicePage = (amount: string): string =>
  plainPage({
    language: 'en',
    title: 'Play money – Civic Action',
    style: SANDBOX_STYLE,
    body: html`<p class="mark">Play money: nothing is charged</p>
<h1>Give ${amount}</h1>
<p class="lead">On a real site, this is the payment provider’s own page.</p>
<form method="post">
<button name="choice" value="authorized">Pay ${amount}</button>
<button name="choice" value="declined">Be declined by the bank</button>
<button name="choice" value="cancelled">Cancel</button>
</form>
`,
  });

const SAID: Record<string, string> = {
  authorized: 'You agreed to pay',
  declined: 'Your bank declined the payment',
  cancelled: 'You cancelled the payment',
};

export const chosenPage = (choice: string): string =>
  plainPage({
    language: 'en',
    title: 'Play money – Civic Action',
    style: SANDBOX_STYLE,
    body: html`<p class="mark">Play money: nothing is charged</p>
<h1>${SAID[choice]}</h1>
<p class="lead">Close this window and go back to the article.</p>
`,
  });

export const unknownPage = (): string =>
  plainPage({
    language: 'en',
    title: 'Play money – Civic Action',
    style: SANDBOX_STYLE,
    body: html`<h1>No such payment</h1>
<p class="lead">It may have expired. Go back to the article and choose an amount again.</p>
`,
  });
