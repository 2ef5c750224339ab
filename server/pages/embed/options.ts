import OPTIONS from './options.json' with { type: 'json' };

/** One option of docs/publishers.md as the form asks for it. */
export type EmbedOption = {
  /** Key of the frame's address, and name of the form's field. */
  key: string;
  /** Attribute of the placement. */
  attribute: string;
  group: string;
  label: string;
  /** Choices with their words; the first is the default, which a snippet need not say. */
  takes: 'flag' | 'pixels' | 'text' | readonly (readonly [value: string, words: string])[];
  /** With the script it goes by message: ad blockers read addresses. */
  isPrivate?: true;
  /** For the script, not for the frame: an attribute in every snippet. */
  isOfScript?: true;
};

export const EMBED_OPTIONS = OPTIONS as readonly EmbedOption[];

/** The value that applies where a snippet does not name the option. */
export const defaultOf = ({ takes }: EmbedOption): string => (typeof takes === 'string' ? '' : (takes[0]?.[0] ?? ''));
