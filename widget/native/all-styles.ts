/** The first card's styles, for a widget whose card no server has drawn. */
import style from '../styles/index.css' with { type: 'text' };
import own from './native.css' with { type: 'text' };

export const css = style + own;
