import type { Environment } from 'downshift';

/**
 * What the list listens on: within a shadow root the window sees every click at the root's host, and none at an option.
 */
export function environmentOf(element: Element | null): Environment | undefined {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot)) return undefined;
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    // Asked for its focused element only.
    document: root as unknown as Document,
    Node,
  };
}
