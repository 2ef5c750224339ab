/**
 * Iframely's own server, which runs in the folder of its package and knows one provider.
 *
 * Arguments: the provider's host and its record (https://iframely.com/docs/qa-format). It says where it listens.
 */
const from = (file) => import(`${process.cwd()}/${file}`);
const [, , host, record] = process.argv;

const { default: settings } = await from('config.loader.js');
// It takes local addresses in debugging alone, and would ask its maker for the list of providers.
Object.assign(settings, { DEBUG: true, WHITELIST_URL: null, CACHE_ENGINE: 'no-cache', RESPONSE_TIMEOUT: 60_000 });
globalThis.CONFIG = settings;
const { getWhitelistObject } = await from('lib/whitelist.js');
if (record) getWhitelistObject().domains[host] = JSON.parse(record);
const { default: app } = await from('app.js');
const server = app.listen(0, '127.0.0.1', () => console.log(`Listens at ${server.address().port}`));
