/**
 * The script tag that loaded this file; null if it was loaded another way, such as by `import()`. Read past the document's own
 * names: `<img name="currentScript">` would give the widget a stranger's origin.
 */
export const script = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;

const originOf = (address: string) => address.split('/', 3).join('/');

/** The origin that serves the widget: the script's own, unless the build sets another. Empty if nobody knows it. */
export const origin = __ORIGIN__ || (script ? originOf(script.src) : '');

/** A file that few pages need. */
export const load = (file: 'watch' | 'native') => import(`${origin}/${file}.js`);

/** Whether an address, or a mere origin, is the widget's. As text: the first URL of a page is slow to make. */
export const isOurs = (address: string) => originOf(address) === origin;
