import type { Locale } from '../../../i18n/index.ts';
import { listAddresses } from '../../samples/lawmaker-sample.ts';
import { statesOf } from '../../samples/rows.ts';
import { ALL_FIELDS, allUnbroken, PICTURE, petitionsOf } from '../../samples/sample.ts';
import {
  chooseTitle,
  fillName,
  fillWrong,
  formOf,
  nextFrame,
  openStep,
  press,
  pressButton,
  type Steps,
  see,
  withDeviceSheet,
} from '../../samples/steps.ts';
import { type TextsOf, textsOf } from '../../samples/texts.ts';

type Copy = TextsOf<'petition'>;

const titled = ({ petitions: [first] }: Copy) => ({ title: first?.title });
const noGoal = { details: { goal: null } };
const asked = { details: { fields: ALL_FIELDS } };
const allLong = (copy: Copy) => ({
  title: copy.longTitle,
  formTitle: copy.longTitle,
  customButtonText: copy.button,
  thankYouTitle: copy.longTitle,
  thankYouText: copy.own.thankYouText,
});
const long = {
  action: allLong,
  details: ({ longText }: Copy) => ({ petitionText: longText, goal: 1_000_000, signatures: 987_654 }),
};
const unbroken = { action: allUnbroken('formTitle') };
const own = (copy: Copy) => copy.own;
const owned = { action: own };
const ownedByPartner = { action: own, partner: {} };
const withNotice = { partner: { privacyUrl: 'https://ferryriders.example/privacy' } };

/** Shows who has signed. */
const walled = (details: Record<string, unknown> = {}) => ({
  action: own,
  details: ({ signers }: Copy) => ({ wall: true, latest: signers.map((name) => ({ name })), ...details }),
});
const millions = walled({ goal: 2_000_000, signatures: 1_234_566 });

const tel = '+1 973 555 0123';
const form = formOf('/petition', 'completePetition', fillName({ 'postal-code': '07102', tel }));
const { open, filled, sent: signed } = form;
const openAddress: Steps = [open, chooseTitle('Dr.'), fillName({ tel }), openStep('address')];

/** A box counts once it has been in view, which browsers tell with the frame after. */
const tickShowName: Steps = [filled, press('[name="showName"]'), nextFrame, nextFrame, nextFrame];
const signedByName = { steps: [tickShowName, pressButton, see('.ca-wall-own')] };

/** Something to do comes after it. */
const andNext = {
  card: { countdownTimer: 99 },
  next: (locale: Locale) => petitionsOf(textsOf('petition', locale), 2).slice(1),
};

/** Gallery states of this kind. */
export const petitionStates = statesOf(
  {
    kind: 'petition',
    usual: { action: titled, details: { goal: 5000, signatures: 3127 } },
    path: ['start-of-partner', 'form-of-partner', 'form-filled', 'thanks-of-partner'],
  },
  {
    start: {},
    'start-of-partner': { partner: {} },
    'start-picture': { action: { pictureUrls: [PICTURE] } },
    'start-picture-long': { ...long, action: (copy) => ({ ...allLong(copy), pictureUrls: [PICTURE] }) },
    'start-picture-missing': { action: { pictureUrls: ['data:,'] } },
    'start-no-goal': noGoal,
    'start-no-signatures': { details: { signatures: 0 } },
    'start-goal-reached': { details: { signatures: 5000 } },
    'start-no-text': { action: { description: '' }, details: { petitionText: '' } },
    'start-no-title': { action: { title: '' } },
    'start-long': long,
    'start-unbroken': unbroken,
    'thanks-picture': { action: { endCardPictureId: PICTURE }, ...signed },
    form: { steps: open },
    'form-of-partner': { ...owned, ...withNotice, steps: open },
    'form-asked': { ...asked, steps: open },
    'form-suggestions': { ...asked, steps: listAddresses(openAddress) },
    'form-no-front': {
      ...long,
      action: (copy) => ({ ...allLong(copy), ...titled(copy), formTitle: copy.own.formTitle, skipFrontCard: true }),
    },
    'form-no-front-short': { action: (copy) => ({ ...copy.own, skipFrontCard: true }) },
    'form-filled': { ...ownedByPartner, steps: filled },
    'form-wrong': {
      ...ownedByPartner,
      steps: [open, fillWrong({ name: 'Ada', email: 'ada@example', 'postal-code': '12345678901', tel: '12' })],
    },
    'form-sending': { ...ownedByPartner, ...form.sending },
    'form-failed': { ...ownedByPartner, ...form.failed },
    'form-long': { ...long, partner: {}, steps: open },
    'form-unbroken': { ...unbroken, partner: {}, steps: open },
    thanks: signed,
    'thanks-of-partner': { ...ownedByPartner, ...signed },
    'thanks-no-goal': { ...noGoal, ...signed },
    'thanks-first': { details: { signatures: 0 }, ...signed },
    'thanks-native-share': { steps: withDeviceSheet(signed.steps ?? []) },
    'thanks-next': { ...owned, ...andNext, ...signed },
    'thanks-dark': {
      ...owned,
      settings: { customTheme: { backgroundColor: '#14181f', accentColor: '#ffd400' } },
      ...signed,
    },
    'thanks-goal-reached': { details: { signatures: 4999 }, ...signed },
    'thanks-goal-passed': { details: { signatures: 5020 }, ...signed },
    'form-name': { ...walled(), ...withNotice, steps: tickShowName },
    'form-name-alone': { ...walled(), steps: open },
    'thanks-name': { ...walled(), ...signedByName },
    'thanks-name-next': { ...walled(), ...andNext, ...signedByName },
    'thanks-name-first': { ...walled({ signatures: 1, latest: [] }), ...signedByName },
    'thanks-name-only': { ...walled({ signatures: 0, latest: [] }), ...signedByName },
    'thanks-name-no-goal': { ...walled({ goal: null }), ...signedByName },
    'thanks-name-millions': { ...millions, ...andNext, ...signedByName },
    'thanks-unnamed': { ...walled(), ...signed },
    'thanks-unnamed-next': { ...walled(), ...andNext, ...signed },
    'thanks-long': { ...long, ...signed },
    'thanks-unbroken': { ...unbroken, ...signed },
  },
);
