/** The host of the page that holds the widget (spec §3); nothing where its address is not known. */
export function pageDomain(url: string): string | null {
  try {
    return new URL(url).hostname || null;
  } catch {
    return null;
  }
}
