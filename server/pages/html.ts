const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is safe to insert into a page. */
export type Html = { markup: string };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

type Value = Html | Html[] | string | number | null | undefined | false;

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}

/** A template whose values are escaped, unless they are `Html` themselves. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: parts.reduce((text, part, index) => text + render(values[index - 1]) + part),
});

export const raw = (markup: string): Html => ({ markup });
