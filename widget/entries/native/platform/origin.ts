/** In place of loader/page/origin.ts: a module knows where it came from. */
export const origin = __ORIGIN__ || import.meta.url.split('/', 3).join('/');
