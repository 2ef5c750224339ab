import { fillPlaceholders, PLACEHOLDERS, type PlaceholderValues } from '../../widget/model/copy/placeholders.ts';

/** What differs from reader to reader, such as `@answer`. */
const ANYBODYS: PlaceholderValues = Object.fromEntries(PLACEHOLDERS.map((name) => [name, '…']));

/** A title of the content as it reads for nobody in particular: `You said “…”`. */
export const titleOf = (title: string | null | undefined): string => fillPlaceholders(title ?? '', ANYBODYS);
