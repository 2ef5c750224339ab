/** A chunk of its own, and text: in native mode it belongs into the shadow root, where no `<link>` of ours stands. */
export { default as laterStyles } from './later.css' with { type: 'text' };
