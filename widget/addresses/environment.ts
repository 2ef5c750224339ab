import type { Environment } from 'downshift';

/**
 * Where downshift listens for events. In a shadow root, events that reach the window are retargeted to the host element,
 * so clicks on options would look like clicks outside.
 */
export function environmentOf(element: Element | null): Environment | undefined {
  const root = element?.getRootNode();
  if (!(root instanceof ShadowRoot)) return undefined;
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    // Downshift reads only `activeElement`.
    document: root as unknown as Document,
    Node,
  };
}
