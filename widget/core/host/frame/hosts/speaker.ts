import type { Viewability } from '../../host.ts';

/** What a speaker may know of the frame, and do with it. */
export type Frame = {
  /** The frame's address as it came: its fragment is the host's (contract §4). */
  address: URL;
  /** CSS px */
  size(): { width: number; height: number };
  /** Sends to the origin that is pinned. */
  say(message: unknown): void;
  /** The host measures how much of the frame is in view: the frame stops doing so. */
  measured(): void;
  visible(kind: 'standard' | 'custom'): void;
  /** The widget's own thresholds, as far as they are known. */
  custom(): Viewability;
};

/** Talks to one host, in its own words (docs/hosts.md). */
export type Speaker = {
  /** Takes what the parent says; may be anything. */
  hear(data: unknown): void;
  /** @param px whole CSS px, only where it has changed; 0 gives the space back */
  height(px: number): void;
  /** The widget's own thresholds may have changed. */
  changed?(): void;
  /** Opens an address outside of a frame that may open no window. @returns whether the host does */
  open?(href: string): boolean;
  stop?(): void;
};

/**
 * A host other than our loader.
 *
 * @param data the parent's message, or null before there is one
 * @returns who speaks to that host, or null where this does not show it
 */
export type HostKind = (data: unknown, frame: Frame) => Speaker | null;
