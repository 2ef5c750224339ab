/** The script tag that loaded this file; null if it was loaded another way, such as by `import()`. */
export const script = document.currentScript as HTMLScriptElement;

/** The origin that serves the widget: the script's own, unless the build sets another. */
export const origin = __ORIGIN__ || (script ? script.src.split('/', 3).join('/') : '');

/** Whether an address, or a mere origin, is the widget's. As text: the first URL of a page is slow to make. */
export const isOurs = (address: string) => `${address}/`.startsWith(`${origin}/`);
