/** A picture by its id or name on the CDN, or by its own address; '' for none and for what is no address. */
export function imageUrl(name: string | number | null, base: string): string {
  if (name === null || name === '') return '';
  try {
    return new URL(String(name), base).href;
  } catch {
    // A publisher's typing error must not cost the reader the widget: the name is shown in the logo's place.
    return '';
  }
}
