import { make } from './make.ts';

/** The tag that this file came by. Null where it came in another way: then nothing is found of its own. */
export const script = document.currentScript as HTMLScriptElement;

/** An address that is none has none. */
export const originOf = (address: string) => make('a', { href: address }).origin;

/** Where the widget stands: the script's own origin, unless the build names another. */
export const origin = __ORIGIN__ || originOf(script?.src);
