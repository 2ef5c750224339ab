import type { ServedFace } from '../../../api/wire/served-page.ts';

/** A variable font's; a file with a single weight draws every text in that one. */
export const WEIGHTS = '100 900';

/** Letters of a first card that the page shows in the face of its theme. */
export type ShownFace = Pick<ServedFace, 'family' | 'letters'> & { face: FontFace };

/** The same, and the element that holds the card. */
export type CardFace = ShownFace & { root: Element };

/**
 * Shows a first card's letters in the face of its theme. From bytes, the face is there at once: one with an address of its
 * data would come after the card was fitted. No policy refuses bytes.
 *
 * @returns null where the browser can't
 */
export function addFace({ family, letters, woff2 }: ServedFace): ShownFace | null {
  try {
    const bytes = Uint8Array.from(atob(woff2), (byte) => byte.charCodeAt(0));
    const face = new FontFace(family, bytes, { weight: WEIGHTS });
    document.fonts.add(face);
    return { family, letters, face };
  } catch {
    return null;
  }
}
