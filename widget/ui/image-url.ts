/** A picture by its id or name on the CDN, or by an address of its own; '' for none. What is wrong shows as a failure to load. */
export const imageUrl = (name: string | number | null, base: string): string =>
  /^(?:[a-z]+:|\/|$)/i.test(String(name ?? '')) ? String(name ?? '') : base + name;
