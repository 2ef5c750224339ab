import { string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';
import { siteOf, webAddress } from '../../core/model/address/web-address.ts';

/** `details` of a link (contract §6). */
const LinkDetails = () => type({ url: string() });

export const link = {
  type: 'link',
  parse: parser(LinkDetails, ({ url }) => {
    const address = webAddress(url);
    return address && { url: address.href, site: siteOf(address) };
  }),
  isCompletion: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
