import css from './more.css' with { type: 'text' };

/**
 * Styles that no first card needs: a chunk of its own, which the shell installs with the rest of the words. Text and not
 * a file, because in native mode it belongs in the shadow root, which no `<link>` of ours reaches.
 */
export const moreStyles = css;
