import type { GalleryState } from './state.ts';

/**
 * Marks the states that make a kind's whole path, from its first screen to its thanks; the gallery shows them as a strip.
 *
 * @param names in the order in which a reader comes to them
 * @returns takes the kind's states, and throws where none has a name
 */
export const alongPath =
  (...names: string[]) =>
  (states: GalleryState[]): GalleryState[] => {
    const lost = names.filter((name) => !states.some((state) => state.name === name));
    if (lost.length > 0) throw new Error(`No state is called ${lost.join(', ')}`);
    return states.map((state) =>
      names.includes(state.name) ? { ...state, step: names.indexOf(state.name) + 1 } : state,
    );
  };
