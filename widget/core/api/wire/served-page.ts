/** What the server's build of the widget (widget/entries/served) and the server agree on, and the page's scripts. */
import type { WireWidget } from './widget.ts';

/** What a page with a first card of the server's says to its scripts, as JSON in `#served`. */
export type ServedPage = {
  /** The answer to the request for the widget. Pages that many readers share do not say where the reader is. */
  answer: WireWidget;
  /** Whether all of it could be read, so that the page need not check it again. */
  isSound: boolean;
  /** Addresses of the application's files. */
  core: readonly string[];
  /** Those that draw the card. */
  drawing: readonly string[];
  /** Those of the screens that follow it, fetched once the reader shows interest. */
  next: readonly string[];
};

/** A first card's letters in the face of its theme, as JSON in `#face`, before the first lines. */
export type ServedFace = {
  family: string;
  /** Each once. */
  letters: string;
  /** A font with these letters alone, base64. */
  woff2: string;
};

/** What a page's query asks for. */
export type CardRequest = {
  widgetRequestId: string | null;
  articleUrl: string | null;
  /** The part of the query on which the card depends. */
  search: string;
};

export type RenderOptions = {
  /** As in `CardRequest`. */
  search: string;
  report: (error: unknown) => void;
  /** Where its pictures are, for a page elsewhere; default: beside it. */
  origin?: string;
};

/** The font file of a first card's theme. */
export type CardFont = {
  family: string;
  /** Of the file, on the origin `https://self.invalid` where the server has it. */
  url: string;
  /** Whether titles alone are drawn in it. */
  isOfTitles: boolean;
};

/** A first card as the page holds it. */
export type DrawnCard = {
  html: string;
  /** The widget's locale, BCP 47. */
  lang: string;
  title: string;
  /** What a reader is told whose browser could not load the application. */
  lostText: string;
  /** The largest size that its title may have, CSS px; in `data-title-max` of the page's root too. */
  titleMaxPx: number;
  isSponsored: boolean;
  /** Whether nothing of the answer had to be left out. */
  isSound: boolean;
  /** The first action's kind. */
  kind: string;
  /** Null for a theme without a font file. */
  font: CardFont | null;
};

/** The server's build of the widget. */
export type Renderer = {
  cardRequest(search: string): CardRequest | null;
  dependsOnPlace(answer: WireWidget): boolean;
  renderCard(answer: WireWidget, options: RenderOptions): Promise<DrawnCard | null>;
};

/** Raised when `CardParts` or `Renderer` changes: a server that still runs meets the next release's build. */
export const CARD_FORMAT = 5;

/** The addresses of a kind's files. */
export type KindFiles = {
  screens: readonly string[];
  /** By locale. */
  copy: { readonly [locale: string]: string };
  /** Those of its later screens, without what a form brings. */
  next: readonly string[];
  /** For a kind with a form: by locale, the words of forms. */
  forms?: { readonly [locale: string]: string };
};

/** The addresses of a build's files. */
export type CardFiles = {
  core: readonly string[];
  /** What draws any card, and besides it each kind's screens and words, and each locale's. */
  drawing: readonly string[];
  kinds: { readonly [kind: string]: KindFiles };
  locales: { readonly [locale: string]: string };
  /** What any card needs once it is left, and each locale's words for it. */
  next: readonly string[];
  words: { readonly [locale: string]: string };
};

/** What a page with a first card is put together from, as the build writes it. */
export type CardParts = CardFiles & {
  format: number;
  /** Where its widget looks for files with a plain name. */
  imagesBase: string;
  style: string;
  /** In the page's head. */
  firstLines: string;
  /** Right after the card: fits it and says Ready (`Early.begin`). */
  beginning: string;
  /** What the style needs in a page of others. */
  nativeStyle: string;
  /** Of the widget without a frame. */
  native: CardFiles;
};
