import * as s from 'superstruct';
import { Id, maybe } from './common.ts';

/** Partners that a widget names. The widget's answer is read without them, since nobody hears of a first card. */

/** Ours: what a call to a partner needs of a reader's consent. */
const consentTerms = () => ({ purposes: maybe(s.array(s.number())), vendor: maybe(s.number()) });

export const Pixel = () => s.type({ id: Id, ...consentTerms() });

export const Impression = () => s.type({ url: s.string(), ...consentTerms() });

/** A third party's tag: `content` is its code, `arguments` the values of spec §7 that it wants, by name. */
export const CustomTracking = () =>
  s.type({
    type: s.string(),
    event: maybe(s.string()),
    content: s.string(),
    arguments: maybe(s.array(s.string())),
    ...consentTerms(),
  });
