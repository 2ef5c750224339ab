import last from './last.css' with { type: 'text' };
import css from './more.css' with { type: 'text' };

/**
 * Styles that no first card needs: a chunk of its own, which the shell installs with the rest of the words. Text and not
 * a file, because in native mode it belongs in the shadow root, which no `<link>` of ours reaches.
 *
 * @param forms those of forms, where a widget has one
 */
export const moreStyles = (forms: string) => css + forms + last;
