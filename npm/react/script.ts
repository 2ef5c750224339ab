import { guard } from '../../loader/page/guard.ts';

const NAME = '/loader.js';

/** Script elements of ours: one that fails removes itself. */
const ours = new WeakSet<HTMLScriptElement>();

/** Loads the script, unless the page has it, or has it on its way. The next placement tries again if it fails. */
export function loadScript(origin: string) {
  if (window.civicAction && 'scan' in window.civicAction) return;
  if (!origin) return console.warn('[civicAction] <CivicAction> needs an origin, the address where Civic Action runs.');
  const isLoader = ({ src }: HTMLScriptElement) => src.startsWith(`${origin}/`) && src.endsWith(NAME);
  const known = [...document.scripts].find(isLoader);
  if (known && ours.has(known)) return;
  // The page's own may have failed before we listened. It has come when the page is loaded, or won't come.
  if (known && document.readyState !== 'complete') {
    window.addEventListener(
      'load',
      guard(() => loadScript(origin)),
      { once: true },
    );
    return;
  }
  const script = document.createElement('script');
  ours.add(script);
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.onerror = () => script.remove();
  script.src = `${origin}${NAME}`;
  document.head.append(script);
}
