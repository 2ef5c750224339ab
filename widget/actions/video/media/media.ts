import type { MediaFailure } from '../store.ts';

export type { MediaFailure };

/** What any player tells. Times are seconds. */
export type MediaEvents = {
  playing(): void;
  paused(): void;
  /** @param duration 0 while it is not known */
  reached(seconds: number, duration: number): void;
  ended(): void;
  failed(why: MediaFailure): void;
};

export type Captions = { url: string; language: string; label: string };

export type MediaOptions = {
  /** Where the player is put. */
  box: HTMLElement;
  title: string;
  poster: string;
  captions: readonly Captions[];
  /** Of the widget: captions in it are shown, if there are any. */
  language: string;
  events: MediaEvents;
};

/** A player that was opened, and plays if the browser lets it. */
export type Media = {
  /** Stops it and takes it away. */
  close(): void;
};
