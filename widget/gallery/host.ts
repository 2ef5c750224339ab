import type { Host } from '../host/host.ts';

/** Nobody embeds a gallery's widget: no blocker, always in view, and a route that ends with the page. */
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
