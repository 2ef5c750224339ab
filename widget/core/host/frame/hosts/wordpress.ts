import { isRecord } from '../../../model/value.ts';
import type { HostKind } from './speaker.ts';

/** In the fragment of a frame that WordPress has made of an oEmbed answer. */
const SECRET = /^#\?secret=(\w+)$/;

/** WordPress's wp-embed.js. It keeps the frame clipped to nothing until it hears a height. */
export const wordPress: HostKind = (_, { address, say }) => {
  const secret = SECRET.exec(address.hash)?.[1];
  if (!secret) return null;
  let height = 0;
  /** Where nothing is shown the quote stays, which has a link. */
  const tell = () => height > 0 && say({ message: 'height', value: height, secret });
  return {
    hear(data) {
      if (isRecord(data) && data.message === 'ready' && data.secret === secret) tell();
    },
    height(px) {
      height = px;
      tell();
    },
    /** WordPress leads the reader's page there, but to the frame's own host alone. */
    open(href) {
      const isOurs = href.startsWith(`${address.origin}/`);
      if (isOurs) say({ message: 'link', value: href, secret });
      return isOurs;
    },
  };
};
