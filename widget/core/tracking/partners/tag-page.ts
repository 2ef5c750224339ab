/**
 * Runs third parties' code (spec §7, custom tracking tags and analytics). Inlined into `tag.html`, which the widget
 * opens in a sandboxed frame. It gets one order and a port by message, and reports failures on the port.
 */
import type { TagOrder, TagValues } from './tag-frame.ts';

const MAX_FAILURE_CHARS = 200;

type Gtag = { dataLayer: IArguments[] };

/** Fills values into markup, percent-encoded: that is safe in addresses, in attributes and between tags. */
const fillIn = (html: string, values: TagValues) =>
  html.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(String(values[name] ?? '')).replaceAll("'", '%27') : placeholder,
  );

function addScript(text: string, src?: string) {
  const script = document.createElement('script');
  if (src) script.src = src;
  else script.textContent = text;
  document.head.append(script);
}

/** Adds markup so that its scripts run. */
const addMarkup = (html: string) => document.body.append(document.createRange().createContextualFragment(html));

/**
 * A tag finds its values as variables (`pollAnswer`) and together in `tagArguments`; markup may also have
 * `{{pollAnswer}}`. The names are those of tag-arguments.ts.
 */
function runTag(kind: 'javascript' | 'html', content: string, values: TagValues) {
  Object.assign(self, values, { tagArguments: Object.freeze({ ...values }) });
  if (kind === 'html') addMarkup(fillIn(content, values));
  else addScript(content);
}

function runAnalytics(script: string, calls: readonly unknown[][], port: MessagePort) {
  const { dataLayer } = Object.assign(self, { dataLayer: [] }) as unknown as Gtag;
  function gtag(..._call: readonly unknown[]) {
    // biome-ignore lint/complexity/noArguments: the vendor's script recognizes calls by this type
    dataLayer.push(arguments);
  }
  for (const call of calls) gtag(...call);
  port.onmessage = ({ data }) => gtag(...data);
  addScript('', script);
}

const reasonOf = (event: Event) => {
  if (event instanceof ErrorEvent) return event.message;
  const { src, href } = event.target as HTMLImageElement & HTMLAnchorElement;
  return `${src || href} did not load`;
};

function tellFailures(port: MessagePort) {
  const tell = (why: unknown) => port.postMessage({ failed: String(why).slice(0, MAX_FAILURE_CHARS) });
  addEventListener('error', (event) => tell(reasonOf(event)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}

function start({ source, data, ports: [port] }: MessageEvent<TagOrder>) {
  if (source !== parent || !port) return;
  removeEventListener('message', start);
  tellFailures(port);
  if (data.kind === 'analytics') runAnalytics(data.script, data.calls, port);
  else runTag(data.kind, data.content, data.values);
}

// Without a sandbox, foreign code would run with the widget's origin, so the page then does nothing.
if (self.origin === 'null') addEventListener('message', start);
