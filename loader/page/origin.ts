import { make } from './make.ts';

/** The script tag that loaded this file; null if it was loaded another way, such as by `import()`. */
export const script = document.currentScript as HTMLScriptElement;

/** Does not throw: an invalid address gives an empty string. */
export const originOf = (address: string) => make('a', { href: address }).origin;

/** The origin that serves the widget: the script's own, unless the build sets another. */
export const origin = __ORIGIN__ || originOf(script?.src);
