import type { Html } from '../../pages/html.ts';
import type { Snippet } from '../../pages/snippet.ts';

/** A page of somebody's that holds the widget in its own way. */
export type Host = {
  slug: string;
  /** Within a sentence. */
  name: string;
  title: string;
  /** What to look at on its page: sentences, the most telling first. */
  look: string[];
  /** Whether the frame takes the height that the widget needs, stays as it is and scrolls, or isn't there. */
  frame: 'follows' | 'scrolls' | 'none';
  /** What its page holds. */
  markup(place: Place): Html | Promise<Html>;
  /** What a publisher writes, where that is not the markup. */
  snippet?(snippet: Snippet): Html;
  /** A script of a package that is for development alone. */
  needs?: string;
  /** Its script writes style sheets into the page. */
  writesStyles?: boolean;
  /** A page beside its own. */
  beside?: { href: string; label: string };
};

export type Place = Snippet & {
  /** Asks the widget's server as another server does. @throws Error if it refuses */
  ask(path: string): Promise<string>;
};
