/**
 * Says in the widget's window that a screen's code or words did not come: a cancelable event, as bundlers send it (spec
 * §8). Scripts of that window may deal with it themselves, by a reload for example, and cancel it.
 *
 * @returns whether nobody did, so that the error is still to be told
 */
export const announceLost = (error: unknown): boolean =>
  dispatchEvent(new CustomEvent('civicaction:screenlost', { cancelable: true, detail: { error } }));
