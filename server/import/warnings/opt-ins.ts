import {
  type ActionView,
  actionsOf,
  type CardView,
  type Fields,
  fieldsOf,
  idOf,
  listOf,
  textOf,
  type WidgetView,
} from '../view.ts';
import type { Remark } from './remark.ts';

/** Whether a kind's form has a phone number's field unless `details.fields.phone` says otherwise; `never` can't have one. */
const PHONE: Record<string, 'usual' | 'asked' | 'never'> = {
  email: 'usual',
  opinion: 'usual',
  petition: 'usual',
  recordvideo: 'usual',
  signup: 'usual',
  checkregistration: 'asked',
  donation: 'never',
};

/** Whether an action's form asks for a phone number; so does an action without a form, of which nothing is said. */
function asksPhone({ type, fields }: ActionView): boolean {
  const kind = PHONE[type];
  const said = textOf(fieldsOf(fieldsOf(fields.details).fields).phone);
  if (kind === undefined || kind === 'never') return kind === undefined;
  return said === '' ? kind === 'usual' : said !== 'hidden';
}

const NEEDS_PHONE = ['sms', 'call'];

/** The partner that is written out, else the one of the id. */
const partnerOf = ({ partner, partnerId }: Fields, known: ReadonlyMap<string, Fields>): Fields | undefined =>
  partner ? fieldsOf(partner) : known.get(idOf(partnerId) ?? '');

function unasked(action: ActionView, card: CardView, known: ReadonlyMap<string, Fields>): Remark[] {
  const partner = partnerOf(action.fields, known) ?? partnerOf(card.fields, known);
  const optIns = listOf(partner?.optIns).filter((each) => NEEDS_PHONE.includes(String(each)));
  if (!partner || optIns.length === 0 || asksPhone(action)) return [];
  const way = PHONE[action.type] === 'never' ? '' : ': details.fields.phone adds it';
  const message = `does not ask for the opt-ins of ${textOf(partner.name)} (${optIns.join(', ')}), since its form has no phone number${way}`;
  return [{ path: action.path, message }];
}

/** Warns of opt-ins for texts and calls in forms without a phone number. @param known the partners by id */
export const optInRemarks = (widget: WidgetView, known: ReadonlyMap<string, Fields>): Remark[] =>
  actionsOf(widget).flatMap(({ action, card }) => unasked(action, card, known));
