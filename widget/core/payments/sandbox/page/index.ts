/**
 * The sandbox's card fields, the bank's step and the wallets' sheets, inlined into a page that the server has in trials
 * alone. It runs on an origin of its own, as a real provider's does, so that the widget can't read what is typed.
 */
import { isOtherName } from '../../../model/donation/fields-origin.ts';
import { isOpening } from '../protocol.ts';
import { becomeField } from './field.ts';
import { becomeSheet } from './sheet.ts';

function start({ source, origin, data, ports: [port] }: MessageEvent) {
  if (source !== parent || !port || !isOpening(data) || !isOtherName(origin, location.origin)) return;
  removeEventListener('message', start);
  document.documentElement.lang = data.language;
  const { role } = data;
  if (role === 'number' || role === 'expirationDate' || role === 'cvv') becomeField(role, data, port);
  else becomeSheet(data, port);
  port.postMessage({ type: 'ready' });
}

// Not in a window of its own, which would be its own parent.
if (parent !== window) addEventListener('message', start);
