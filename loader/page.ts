/** The tag that this file came by. Null where it came in another way: then nothing is found of its own. */
export const script = document.currentScript as HTMLScriptElement;

/** Where the widget stands: the script's own origin, unless the build names another. */
export const origin = __ORIGIN__ || new URL(script?.src || location.href).origin;
