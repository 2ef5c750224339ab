/** Asks for a picture and looks at nothing: the ask is the message. */
export type AskForPicture = (url: string) => void;

/**
 * A picture, and not a script of whoever counts: it reaches any server without running its code near the visitor.
 * It tells whose page the widget stands on, never its whole address.
 */
export const askForPicture: AskForPicture = (url) => {
  const picture = new Image();
  picture.referrerPolicy = 'strict-origin-when-cross-origin';
  picture.src = url;
};
