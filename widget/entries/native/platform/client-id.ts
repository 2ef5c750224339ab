import type { ClientIdUse } from '../../../core/tracking/partners/client-id.ts';

const ids = new Map<ClientIdUse, string>();

const make = () => `${crypto.getRandomValues(new Uint32Array(1))[0]}.${Math.floor(Date.now() / 1000)}`;

/** In place of widget/core/tracking/partners/client-id.ts: the storage is the publisher's here, so an id lasts one page view. */
export function clientId(use: ClientIdUse): string {
  const id = ids.get(use) ?? make();
  ids.set(use, id);
  return id;
}

export const forgetClientIds = () => ids.clear();
