/**
 * The URL of a picture, from its id or name on the CDN or from a full address; '' for none. It is not checked further.
 */
export const imageUrl = (name: string | number | null, base: string): string =>
  /^(?:[a-z]+:|\/|$)/i.test(String(name ?? '')) ? String(name ?? '') : base + name;
