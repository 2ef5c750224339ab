/**
 * The page in which code of others runs (spec §7, custom tracking tags and analytics): inlined into `tag.html`, which
 * the widget opens in a sandboxed frame. It gets one order and a port by message, and tells what failed.
 */
import type { TagOrder, TagValues } from './tag-frame.ts';

const MAX_FAILURE_CHARS = 200;

type Gtag = { dataLayer: IArguments[] };

/** In markup, a value is percent-encoded wherever it stands: safe in an address, an attribute and between tags. */
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

/** Markup whose scripts run, as they do in a page. */
const addMarkup = (html: string) => document.body.append(document.createRange().createContextualFragment(html));

/**
 * A tag finds what it may know as variables (`pollAnswer`) and, all of it, in `tagArguments`; markup also has
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
    // biome-ignore lint/complexity/noArguments: the vendor's script knows its calls by this type
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

// Whoever frames this page without a sandbox would have a stranger's code run with the widget's origin: it stays idle.
if (self.origin === 'null') addEventListener('message', start);
