import { X_LINK_CHARS, X_POST_CHARS } from '../numbers/constants.ts';

export type Words = {
  /** The publisher's own message, or ''. */
  custom: string;
  /** The action's title. */
  title: string;
  /** The sentence that asks others to join in. */
  call: string;
  /** "Via @handle", or ''. */
  via: string;
};

const shortened = (text: string, chars: number) =>
  text.length <= chars ? text : `${text.slice(0, Math.max(0, chars - 1)).trimEnd()}…`;

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n');
const sentences = (...texts: string[]) => texts.filter(Boolean).join(' ');

/** Text for a shared link: the publisher's message, else the title and the call to join in. */
export const shareText = ({ custom, title, call, via }: Words): string => custom || lines(title, sentences(call, via));

/** Text of a post on X (spec §7): the publisher's message, else general words and the link. A long title is cut to fit. */
export function xText({ custom, title, call, via }: Words, link: string): string {
  if (custom) return custom;
  const rest = sentences(call, via);
  const room = X_POST_CHARS - X_LINK_CHARS - rest.length - 2;
  return sentences(lines(shortened(title, room), rest), link);
}
