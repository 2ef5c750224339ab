import type { App } from '../../core/app/app.ts';
import { type AddressCommands, createAddressCommands } from './commands.ts';
import type { AddressLookup, Near, Suggestion } from './lookup.ts';
import { type AddressStore, createAddressStore } from './store.ts';

export type Addresses = { store: AddressStore<Suggestion>; commands: AddressCommands };

/** @returns the IP location in degrees; `null` when unknown */
function nearOf({ session }: App): Near {
  const { lat, lon } = session.location.value ?? {};
  return typeof lat === 'number' && typeof lon === 'number' ? { latitude: lat, longitude: lon } : null;
}

async function createLookup(app: App): Promise<AddressLookup> {
  const { maps, apiBase } = app.config;
  const options = { near: nearOf(app), locale: app.locale };
  if (!maps) return (await import('./api-lookup.ts')).createApiLookup(apiBase, options);
  return (await import('./places-lookup.ts')).createPlacesLookup(maps.key, options);
}

function make(app: App): Addresses {
  let lookup: Promise<AddressLookup> | null = null;
  const load = () => {
    lookup ??= createLookup(app).catch((error) => {
      lookup = null;
      throw error;
    });
    return lookup;
  };
  const store = createAddressStore<Suggestion>();
  const { client, session, report } = app;
  const tools = { client, session, report, lookup: app.once(LOOKUP, () => load) };
  return { store, commands: createAddressCommands(store, tools) };
}

/** Key under which the gallery places its own look-up. */
export const LOOKUP = {};

/** The reader's address: one per widget, shared by all address fields. */
export const addressesOf = (app: App): Addresses => app.once(addressesOf, () => make(app));
