import { effect } from '@preact/signals-core';
import { type CardFace, WEIGHTS } from '../../host/frame/page/add-face.ts';
import { fontFileOf } from '../../model/look/font-file.ts';
import type { Theme } from '../../model/look/theme.ts';
import type { SessionStore } from '../../session/store.ts';

type Followed = Pick<SessionStore, 'route' | 'theme'>;

export type ThemeFonts = ReturnType<typeof createThemeFonts>;

const TITLES = '.ca-title,.ca-asked-title';

/** What a screen shows in the face of its theme, and the screen itself: one on which a text changes stays the same. */
function shownIn(root: Element, { fontOf, fontFamily }: Theme, route: string) {
  const titles = [...root.querySelectorAll(TITLES)].map(({ textContent }) => textContent).join(' ');
  return { screen: `${route} ${titles}`, text: fontOf === fontFamily ? (root.textContent ?? '') : titles };
}

const isWithin = (text: string, letters: string) => {
  const all = new Set(letters);
  return [...text.normalize('NFC')].every((letter) => all.has(letter) || /\p{Cc}/u.test(letter));
};

/** The letters of a first card in the face of its theme, until a screen has others. */
function createLetters(face: CardFace | null) {
  let shown = face;
  let observer: MutationObserver | undefined;

  function drop() {
    observer?.disconnect();
    if (shown) document.fonts.delete(shown.face);
    shown = null;
  }

  return {
    family: () => shown?.family,
    drop,
    /**
     * Where the page lacks letters of a screen, half a word would be in another face: all of them go, before the screen is
     * painted.
     *
     * @param hasWhole whether the whole font is in use
     */
    watch({ route, theme }: Followed, hasWhole: () => boolean) {
      if (!shown) return;
      const { root, letters } = shown;
      const look = () => shownIn(root, theme.peek(), route.peek());
      let { screen } = look();
      observer = new MutationObserver(() => {
        const now = look();
        if (now.screen === screen) return;
        screen = now.screen;
        if (!hasWhole() && !isWithin(now.text, letters)) drop();
      });
      observer.observe(root, { subtree: true, childList: true, characterData: true });
    },
  };
}

/**
 * The font files of themes: none is fetched before `load`, or another screen than the first. One that arrives late is used from the next screen on, so that no
 * text changes its face in front of a reader.
 *
 * @param imagesBase where files with a plain name are
 * @param face the letters of the first card, where the page has them in its theme's face
 */
export function createThemeFonts(imagesBase: string, face: CardFace | null = null) {
  const faces = new Map<string, FontFace>();
  const letters = createLetters(face);
  let isWanted = false;

  function faceOf(theme: Theme): FontFace | null {
    // Browsers without the API show the next font that the theme names; so does the server.
    if (!isWanted || typeof FontFace === 'undefined') return null;
    const file = fontFileOf(theme, imagesBase);
    if (!file) return null;
    const { family, url } = file;
    const known = faces.get(`${family} ${url}`);
    if (known) return known;
    const whole = new FontFace(family, `url("${url}")`, { weight: WEIGHTS });
    faces.set(`${family} ${url}`, whole);
    whole
      .load()
      // A screen that stands in that face has the same letters in it, and those that a reader types change.
      .then(() => letters.family() === family && document.fonts.add(whole))
      .catch(() => {
        /* the next font of the theme stays, as where a reader's network is slow */
      });
    return whole;
  }

  let stop = () => {};
  let begin = () => {};
  return {
    /**
     * Gives each screen the file of its theme, if that is here when the screen comes.
     *
     * @param isDrawn whether the first screen stands there already, in the font that it has
     */
    follow(followed: Followed, isDrawn = false) {
      const { route, theme } = followed;
      const first = route.peek();
      let isDrawnOne = isDrawn;
      begin = () => void faceOf(theme.peek());
      if (isWanted) begin();
      letters.watch(followed, () => {
        const whole = faceOf(theme.peek());
        return whole !== null && document.fonts.has(whole);
      });
      stop = effect(() => {
        // Whoever has come to another screen has pressed something, or a key.
        isWanted ||= route.value !== first;
        // The theme changes with the position only; a widget that learns something has the same.
        const whole = route.value ? faceOf(theme.peek()) : null;
        if (whole?.status === 'loaded' && !isDrawnOne) document.fonts.add(whole);
        isDrawnOne = false;
      });
    },
    /** Fetches the files from now on, beginning with that of the screen that stands. */
    load() {
      isWanted = true;
      begin();
    },
    dispose() {
      stop();
      letters.drop();
      for (const whole of faces.values()) document.fonts.delete(whole);
    },
  };
}
