import { guard } from '../../loader/page/guard.ts';

const NAME = '/loader.js';

/** Script elements of ours: one that fails removes itself. */
const ours = new WeakSet<HTMLScriptElement>();

/** What waits for the script, to be told where it fails. */
const waiting = new Set<() => void>();

const warned = new Set<string>();

/** Says it once, however many placements the page has. */
function warn(text: string) {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(`[civicAction] ${text}`);
}

/** The first that was named: a page has one script, which serves every placement. */
let first = '';

function check(origin: string) {
  if (!/^https?:\/\/[^/?#@\s]+$/i.test(origin))
    warn(
      `<CivicAction> needs an origin, the address where Civic Action runs, such as https://widgets.example: “${origin}”`,
    );
  first ||= origin;
  if (first !== origin) warn(`A page has one origin: ${first} is used, not ${origin}.`);
}

function fail(src: string) {
  warn(`The script could not be loaded: ${src}`);
  const told = [...waiting];
  waiting.clear();
  for (const tell of told) guard(tell)();
}

/**
 * Loads the script, unless the page has it, or has it on its way. The next placement tries again if it fails.
 *
 * @param onFailed called once if it fails
 */
export function loadScript(origin: string, onFailed: () => void) {
  const isHere = window.civicAction && 'scan' in window.civicAction;
  if (origin || !isHere) check(origin);
  if (isHere) return;
  if (!origin) return onFailed();
  waiting.add(onFailed);
  const isLoader = ({ src }: HTMLScriptElement) => src.startsWith(`${origin}/`) && src.endsWith(NAME);
  const known = [...document.scripts].find(isLoader);
  if (known && ours.has(known)) return;
  // The page's own may have failed before we listened. It has come when the page is loaded, or won't come.
  if (known && document.readyState !== 'complete') {
    const again = guard(() => {
      if (waiting.has(onFailed)) loadScript(origin, onFailed);
    });
    window.addEventListener('load', again, { once: true });
    return;
  }
  const script = document.createElement('script');
  ours.add(script);
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.onload = () => waiting.clear();
  script.onerror = () => {
    script.remove();
    fail(script.src);
  };
  script.src = `${origin}${NAME}`;
  document.head.append(script);
}
