/** One option of docs/publishers.md as the form asks for it. */
export type EmbedOption = {
  /** Key of the frame's address, and name of the form's field. */
  key: string;
  /** Attribute of the placement. */
  attribute: string;
  group: 'When it loads' | 'Size' | 'Consent and reports' | 'Trying it out';
  label: string;
  /** Choices with their words; the first is the default, which a snippet need not say. */
  takes: 'flag' | 'pixels' | 'text' | readonly (readonly [value: string, words: string])[];
  /** With the script it goes by message: ad blockers read addresses. */
  isPrivate?: true;
  /** For the script, not for the frame: an attribute in every snippet. */
  isOfScript?: true;
};

export const EMBED_OPTIONS: readonly EmbedOption[] = [
  {
    key: 'sponsored',
    attribute: 'data-sponsored',
    group: 'When it loads',
    label: 'Sponsored: not shown when an ad blocker is on',
    takes: 'flag',
  },
  {
    key: 'loading',
    attribute: 'data-loading',
    group: 'When it loads',
    label: 'Load it when readers come near',
    takes: 'flag',
  },
  { key: 'width', attribute: 'data-width', group: 'Size', label: 'Width in CSS pixels', takes: 'pixels' },
  { key: 'height', attribute: 'data-height', group: 'Size', label: 'Height in CSS pixels', takes: 'pixels' },
  { key: 'notice', attribute: 'data-notice', group: 'Size', label: 'Make room for the notice bar', takes: 'flag' },
  {
    key: 'consent',
    attribute: 'data-consent',
    group: 'Consent and reports',
    label: 'The page’s consent tool',
    takes: [
      ['auto', 'Ask it; none means yes'],
      ['required', 'Ask it; none means no'],
      ['granted', 'Don’t ask: granted'],
      ['denied', 'Don’t ask: denied'],
    ],
  },
  {
    key: 'timingsRate',
    attribute: 'data-timings-rate',
    group: 'Consent and reports',
    label: 'Page views that report loading times',
    takes: [
      ['1', 'All'],
      ['0.5', 'One in 2'],
      ['0.1', 'One in 10'],
      ['0.01', 'One in 100'],
      ['0', 'None'],
    ],
    isOfScript: true,
  },
  {
    key: 'disableTracking',
    attribute: 'data-disable-tracking',
    group: 'Consent and reports',
    label: 'Report nothing',
    takes: 'flag',
  },
  {
    key: 'dataLayer',
    attribute: 'data-data-layer',
    group: 'Consent and reports',
    label: 'Push events to the page’s dataLayer',
    takes: 'flag',
    isOfScript: true,
  },
  {
    key: 'adCampaign',
    attribute: 'data-line-item-id',
    group: 'Consent and reports',
    label: 'Campaign to report',
    takes: 'text',
    isPrivate: true,
  },
  {
    key: 'adNetworkDomain',
    attribute: 'data-ad-network-domain',
    group: 'Consent and reports',
    label: 'Network to report',
    takes: 'text',
    isPrivate: true,
  },
  {
    key: 'articleUrlTracking',
    attribute: 'data-article-url-tracking',
    group: 'Consent and reports',
    label: 'Address to report, if not the page’s own',
    takes: 'text',
    isPrivate: true,
  },
  {
    key: 'mode',
    attribute: 'data-mode',
    group: 'Trying it out',
    label: 'Mode',
    takes: [
      ['live', 'Live'],
      ['ab4e-test', 'Test: nothing is sent or reported'],
      ['ab4e-preview', 'Preview: the same, without animation'],
    ],
  },
];

/** The value that applies where a snippet does not name the option. */
export const defaultOf = ({ takes }: EmbedOption): string => (typeof takes === 'string' ? '' : (takes[0]?.[0] ?? ''));
