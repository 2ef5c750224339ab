import { effect } from '@preact/signals-core';
import { fontFileOf } from '../../model/look/font-file.ts';
import type { Theme } from '../../model/look/theme.ts';
import type { SessionStore } from '../../session/store.ts';

/** A variable font's; a file with a single weight draws every text in that one. */
const WEIGHTS = '100 900';

type Followed = Pick<SessionStore, 'route' | 'theme'>;

export type ThemeFonts = ReturnType<typeof createThemeFonts>;

/**
 * The font files of themes. One that arrives late is used from the next screen on, so that no text changes its face in
 * front of a reader. No page preloads one: the title would be fitted before the file is here, and would move then.
 *
 * @param first the first screen's theme, whose file is fetched at once
 */
export function createThemeFonts(first: Theme, imagesBase: string) {
  const faces = new Map<string, FontFace>();

  function faceOf(theme: Theme): FontFace | null {
    // Browsers without the API show the next font that the theme names; so does the server.
    if (typeof FontFace === 'undefined') return null;
    const file = fontFileOf(theme, imagesBase);
    if (!file) return null;
    const { family, url } = file;
    const known = faces.get(`${family} ${url}`);
    if (known) return known;
    const face = new FontFace(family, `url("${url}")`, { weight: WEIGHTS });
    faces.set(`${family} ${url}`, face);
    face.load().catch(() => {
      /* the next font of the theme stays, as where a reader's network is slow */
    });
    return face;
  }

  let stop = () => {};
  faceOf(first);
  return {
    /**
     * Gives each screen the file of its theme, if that is here when the screen comes.
     *
     * @param isDrawn whether the first screen stands there already, in the font that it has
     */
    follow({ route, theme }: Followed, isDrawn = false) {
      let isDrawnOne = isDrawn;
      stop = effect(() => {
        // The theme changes with the position only; a widget that learns something has the same.
        const face = route.value ? faceOf(theme.peek()) : null;
        if (face?.status === 'loaded' && !isDrawnOne) document.fonts.add(face);
        isDrawnOne = false;
      });
    },
    dispose() {
      stop();
      for (const face of faces.values()) document.fonts.delete(face);
    },
  };
}
