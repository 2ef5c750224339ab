/** An element with these properties. */
export const make = <K extends keyof HTMLElementTagNameMap>(tag: K, properties?: object) =>
  Object.assign(document.createElement(tag), properties);
