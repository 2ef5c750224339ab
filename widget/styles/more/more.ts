import fields from './fields.css' with { type: 'text' };
import letters from './letters.css' with { type: 'text' };
import more from './more.css' with { type: 'text' };

/** A chunk of its own, and text: in native mode it belongs into the shadow root, where no `<link>` of ours stands. */
export const moreStyles = more + fields + letters;
