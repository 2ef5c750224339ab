import type { Host } from '../host/host.ts';

/** A host without a page: no ad blocker, always in view, no route in the address. */
export function createGalleryHost(): Host {
  return {
    listen({ adBlock, visible }) {
      adBlock(false);
      visible('standard');
      return () => {};
    },
    consentKnown: Promise.resolve(),
    loaded() {},
    resize() {},
    tracking() {},
    notDisplayed() {},
    describe() {},
    readRoute: () => null,
    writeRoute() {},
  };
}
