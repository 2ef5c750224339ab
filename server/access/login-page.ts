import { hashSource, policy } from '../http/content-policy.ts';
import { type Html, html } from '../pages/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import { styleOf } from '../pages/style.ts';

/** Builds on the dashboards' own style, whose fonts it takes; where they are not built, it is enough by itself. */
const STYLE = styleOf('base', 'page', 'login');

/** The pages around the dashboards run nothing, and send their form here alone. */
export const LOGIN_POLICY = policy({
  'default-src': ["'none'"],
  'img-src': ['data:'],
  'style-src-elem': ["'self'", hashSource(STYLE)],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

export type LoginPage = {
  /** The address of the dashboards' own style sheet; null where they are not built. */
  sheet: string | null;
  /** Where to go on. */
  next: string;
  /** What was wrong with the last try. */
  problem?: string | undefined;
  /** Whether the reader has just signed out. */
  isOut?: boolean;
};

const BRAND = html`<p class="brand">Civic Action <span>Dashboards</span></p>`;

const field = (problem: string | undefined): Html => html`<label for="token">Access token</label>
${
  problem
    ? html`<p class="wrong" role="alert"><svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><circle cx="10" cy="10" r="8"/><path d="M10 6v4.500M10 14v.01"/></svg><span id="wrong">${problem}</span></p>
`
    : ''
}<input id="token" name="token" type="password" required autofocus autocomplete="current-password" autocapitalize="none" spellcheck="false"${
  problem ? html` aria-invalid="true" aria-describedby="wrong"` : ''
}>`;

export const loginPage = ({ sheet, next, problem, isOut = false }: LoginPage): string =>
  plainPage({
    language: 'en',
    title: `${problem ? 'Error: ' : ''}Sign in – Civic Action dashboards`,
    sheet,
    style: STYLE,
    body: html`${BRAND}
<div class="sheet">
<h1>Sign in to the dashboards</h1>
${
  isOut
    ? html`<p class="lead" role="status">You are signed out.</p>
`
    : html`<p class="lead">Use the access token that you were given. It begins with <code>ca_</code>.</p>
`
}<form method="post" action="/dashboard/login">
<input type="hidden" name="next" value="${next}">
${field(problem)}
<button>Sign in</button>
</form>
</div>
<p class="small">No token? Ask whoever runs this server for one. Signing in sets one cookie, which keeps this browser signed
in for up to 30 days, or until you sign out.</p>
`,
  });

/** For somebody who comes from another site: their cookie is sent with what this page asks for, which is the same address. */
export const comingPage = (path: string, sheet: string | null): string =>
  plainPage({
    language: 'en',
    title: 'Civic Action dashboards',
    sheet,
    style: STYLE,
    body: html`${BRAND}
<h1>The dashboards are opening</h1>
<p class="lead"><a href="${path}">Open them now</a></p>
`,
  });
