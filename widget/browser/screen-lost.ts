/**
 * Dispatches a cancelable event on the window when a screen's code or copy could not be loaded, as bundlers do (spec
 * §8). Scripts of that window may handle it, for example by a reload, and cancel it.
 *
 * @returns whether it was not canceled, so that the error must still be reported
 */
export const announceLost = (error: unknown): boolean =>
  dispatchEvent(new CustomEvent('civicaction:screenlost', { cancelable: true, detail: { error } }));
