/** Creates an element and assigns properties. */
export const make = <K extends keyof HTMLElementTagNameMap>(tag: K, properties?: object) =>
  Object.assign(document.createElement(tag), properties);
