/**
 * An address of the web; null for anything else, such as `javascript:`.
 *
 * @param base where a relative address begins; without it there are none
 */
export function webAddress(text: string, base?: string): URL | null {
  try {
    const url = new URL(text.trim(), base);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null; // not an address
  }
}

/** The same as text, of a field that may be missing; '' for anything else. */
export const webHref = (text: string | null | undefined): string => webAddress(text ?? '')?.href ?? '';

/** The site of an address, as readers know it. Letters that look like others stay encoded (`xn--`). */
export const siteOf = ({ host }: URL) => host.replace(/^www\./, '');
