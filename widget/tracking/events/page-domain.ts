/** Host name of the embedding page (spec §3); null where its address is not known. */
export function pageDomain(url: string): string | null {
  try {
    return new URL(url).hostname || null;
  } catch {
    return null;
  }
}
