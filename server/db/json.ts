/** Parses a JSON column. Bad JSON is null, so that one bad row doesn't end an export, or stop the figures. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
