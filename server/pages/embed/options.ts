/** One option of docs/publishers.md as the form asks for it. */
export type EmbedOption = {
  /** Key of the frame's address, and name of the form's field. */
  key: string;
  /** Attribute of the placement. */
  attribute: string;
  label: string;
  takes: 'flag' | 'pixels' | 'text' | readonly string[];
  /** With the script it goes by message: ad blockers read addresses. */
  isPrivate?: true;
};

export const EMBED_OPTIONS: readonly EmbedOption[] = [
  {
    key: 'sponsored',
    attribute: 'data-sponsored',
    label: 'Sponsored: not shown when an ad blocker is on',
    takes: 'flag',
  },
  { key: 'loading', attribute: 'data-loading', label: 'Load it when readers come near', takes: 'flag' },
  { key: 'notice', attribute: 'data-notice', label: 'Make room for the notice bar', takes: 'flag' },
  { key: 'disableTracking', attribute: 'data-disable-tracking', label: 'Report nothing', takes: 'flag' },
  { key: 'dataLayer', attribute: 'data-data-layer', label: 'Push events to the page’s dataLayer', takes: 'flag' },
  { key: 'consent', attribute: 'data-consent', label: 'Consent', takes: ['auto', 'granted', 'denied', 'required'] },
  { key: 'mode', attribute: 'data-mode', label: 'Mode', takes: ['live', 'ab4e-test', 'ab4e-preview'] },
  { key: 'width', attribute: 'data-width', label: 'Width in CSS pixels', takes: 'pixels' },
  { key: 'height', attribute: 'data-height', label: 'Height in CSS pixels', takes: 'pixels' },
  { key: 'adCampaign', attribute: 'data-line-item-id', label: 'Campaign to report', takes: 'text', isPrivate: true },
  {
    key: 'adNetworkDomain',
    attribute: 'data-ad-network-domain',
    label: 'Network to report',
    takes: 'text',
    isPrivate: true,
  },
  {
    key: 'articleUrlTracking',
    attribute: 'data-article-url-tracking',
    label: 'Address to report, if not the page’s own',
    takes: 'text',
    isPrivate: true,
  },
];

/** Of a choice the first is the default, which a snippet need not say. */
export const defaultOf = ({ takes }: EmbedOption): string => (typeof takes === 'string' ? '' : (takes[0] ?? ''));
