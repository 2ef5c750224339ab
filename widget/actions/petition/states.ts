import type { Locale } from '../../../i18n/index.ts';
import { petitionsOf, WORDS } from '../../gallery/kit/cards.ts';
import { listAddresses } from '../../gallery/kit/lawmaker-sample.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { ALL_FIELDS, PICTURE, unbroken } from '../../gallery/kit/sample.ts';
import {
  afterFailure,
  chooseTitle,
  fill,
  nextFrame,
  openForm,
  openStep,
  press,
  pressButton,
  type Steps,
  see,
  whileSending,
  withDeviceSheet,
  withTexts,
} from '../../gallery/kit/steps.ts';

const ENGLISH = {
  title: 'Bring back the 11:40 ferry',
  description:
    'Nurses, cooks and night-shift crews have been stranded on the island since the last boat was cut. Ask the Harbor Authority to run it again.',
  text: 'To the Harbor Authority: restore the 11:40 p.m. sailing from Market Pier to Gull Island, seven nights a week.',
  formTitle: 'Sign for the 11:40',
  longTitle:
    'Bring back the 11:40 p.m. ferry from Market Pier to Gull Island, seven nights a week, all year round, before the winter timetable takes effect on December 1',
  longText:
    'To the Harbor Authority: restore the 11:40 p.m. sailing from Market Pier to Gull Island, seven nights a week, before the winter timetable takes effect.\n\nSince the last boat was cut in September, two hundred and forty people who work nights have had no way home. Some sleep in the terminal. Some have given up their jobs. The boat still makes the crossing, empty, because it has to be on the other side in the morning.\n\nWe ask you to open its doors again, and to hear from riders before a sailing is cut in future.',
  button: 'Add my name to the petition',
  thanks: 'You are on the list',
  thanksText:
    'The Ferry Riders Alliance hands over the signatures at the Harbor Authority’s November meeting. Share the petition to help it reach its goal.',
  name: 'Ada King Lovelace',
  /** Of others who have signed. */
  signers: ['Noor A.', 'Benjamin T.', 'Chloé D.', 'Sam W.'],
};
type Copy = typeof ENGLISH;

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': ENGLISH,
  es: {
    title: 'Que vuelvan los guardas a las dunas',
    description:
      'Desde septiembre nadie vigila los doce kilómetros de dunas. Pide a la Diputación que recupere el servicio.',
    text: 'A la Diputación: que se restablezca antes de marzo el servicio de vigilancia de las dunas.',
    formTitle: 'Firma por las dunas',
    longTitle:
      'Que vuelvan los guardas a los doce kilómetros de dunas entre la playa Grande y la punta del Faro, los siete días de la semana y durante todo el año, antes de que llegue la primavera',
    longText:
      'A la Diputación: que se restablezca antes de marzo el servicio de vigilancia de las dunas, los siete días de la semana.\n\nDesde que se retiró a los últimos guardas, en septiembre, los vehículos han abierto once pistas nuevas y han desaparecido tres colonias de chorlitejo. Quienes vivimos aquí hemos retirado cuarenta y dos sacos de basura.\n\nPedimos además que se escuche a los ayuntamientos y a los vecinos antes de suprimir otro servicio.',
    button: 'Añadir mi nombre a la petición',
    thanks: 'Tu nombre ya está en la lista',
    thanksText:
      'Playas Vivas entregará las firmas en el pleno de noviembre. Comparte la petición para que alcance su objetivo.',
    name: 'Concepción Arenal Ponte',
    signers: ['Iker M.', 'Nuria B.', 'José Luis R.', 'Amaia E.'],
  },
  fr: {
    title: 'Une rue aux écoliers, quai des Corderies',
    description:
      'Chaque matin, trois cents enfants traversent entre les voitures. Demandez à la mairie de fermer la rue aux heures d’école.',
    text: 'À Madame la Maire : fermez le quai des Corderies à la circulation aux heures d’entrée et de sortie de l’école.',
    formTitle: 'Signez pour la rue aux écoliers',
    longTitle:
      'Pour une rue aux écoliers sur le quai des Corderies, fermée à la circulation aux heures d’entrée et de sortie de l’école, dès la rentrée de janvier et pour toute l’année scolaire',
    longText:
      'À Madame la Maire : fermez le quai des Corderies à la circulation aux heures d’entrée et de sortie de l’école, dès la rentrée de janvier.\n\nChaque matin, trois cents enfants traversent entre les voitures et les camions de livraison. Depuis la rentrée, deux ont été renversés. Les commerçants du quai sont prêts à déplacer leurs livraisons.\n\nNous demandons aussi que les parents, les enseignants et les riverains soient entendus avant toute décision.',
    button: 'Ajouter mon nom à la pétition',
    thanks: 'Votre nom est sur la liste',
    thanksText:
      'Rue aux Enfants remettra les signatures au conseil municipal de novembre. Partagez la pétition pour l’aider à atteindre son objectif.',
    name: 'Marguerite Yourcenar',
    signers: ['Inès K.', 'Jean-Baptiste L.', 'Awa D.', 'Élodie P.'],
  },
  it: {
    title: 'Teniamo aperta la biblioteca del rione',
    description:
      'Il Comune vuole chiudere l’unica biblioteca della città vecchia. Chiedi al sindaco di rinnovare la convenzione.',
    text: 'Al Sindaco: rinnovi per tre anni la convenzione con la biblioteca del rione.',
    formTitle: 'Firma per la biblioteca',
    longTitle:
      'Teniamo aperta la biblioteca del rione, l’unica della città vecchia, sei giorni la settimana e anche la sera, con una convenzione di tre anni firmata prima della fine di dicembre',
    longText:
      'Al Sindaco: rinnovi per tre anni la convenzione con la biblioteca del rione, prima che scada a dicembre.\n\nOgni pomeriggio centoventi ragazzi fanno i compiti in quelle sale, perché a casa non hanno un tavolo libero. La sera ci si insegna l’italiano a chi è arrivato da poco. I volontari coprono già metà dei turni.\n\nChiediamo anche che chi la frequenta sia ascoltato prima di decidere della sua sorte.',
    button: 'Aggiungi il mio nome alla petizione',
    thanks: 'Il tuo nome è nella lista',
    thanksText:
      'Gli Amici della Biblioteca consegneranno le firme al consiglio comunale di novembre. Condividi la petizione per aiutarla a raggiungere l’obiettivo.',
    name: 'Maria Gaetana Agnesi',
    signers: ['Giulia F.', 'Amir S.', 'Pierfrancesco Z.', 'Lucia O.'],
  },
};

const noGoal = { details: { goal: null } };
const asked = { details: { fields: ALL_FIELDS } };
const allLong = (copy: Copy) => ({
  title: copy.longTitle,
  formTitle: copy.longTitle,
  customButtonText: copy.button,
  thankYouTitle: copy.longTitle,
  thankYouText: copy.thanksText,
});
const long = {
  action: allLong,
  details: ({ longText }: Copy) => ({ petitionText: longText, goal: 1_000_000, signatures: 987_654 }),
};
const allUnbroken = {
  action: unbroken('title', 'description', 'formTitle', 'thankYouTitle', 'thankYouText', 'customButtonText'),
};
const own = ({ formTitle, thanks, thanksText }: Copy) => ({
  formTitle,
  thankYouTitle: thanks,
  thankYouText: thanksText,
});
const owned = { action: own };
const ownedByPartner = { action: own, partner: {} };
const withNotice = { partner: { privacyUrl: 'https://ferryriders.example/privacy' } };

/** Shows who has signed. */
const walled = (details: Record<string, unknown> = {}) => ({
  action: own,
  details: ({ signers }: Copy) => ({ wall: true, latest: signers.map((name) => ({ name })), ...details }),
});
const millions = walled({ goal: 2_000_000, signatures: 1_234_566 });

const open = openForm('/petition');

const email = 'reader@example.org';
const tel = '+1 973 555 0123';
/** Uses the locale's long sample name; other values are the same in every locale. */
const fillIn: Steps = withTexts(COPY, ({ name }) => fill({ name, email, 'postal-code': '07102', tel }));
const openAddress: Steps = [
  open,
  chooseTitle('Dr.'),
  withTexts(COPY, ({ name }) => fill({ name, email, tel })),
  openStep('address'),
];
const sign: Steps = [open, fillIn, pressButton];
const signed = { steps: [sign, see('[data-route="/petition/success"] .ca-thanks')] };

/** A box counts once it has been in view, which browsers tell with the frame after. */
const tickShowName: Steps = [open, fillIn, press('[name="showName"]'), nextFrame, nextFrame, nextFrame];
const signedByName = { steps: [tickShowName, pressButton, see('.ca-wall-own')] };

/** Something to do comes after it. */
const andNext = { card: { countdownTimer: 99 }, next: (locale: Locale) => petitionsOf(WORDS[locale], 2).slice(1) };

/** Gallery states of this kind. */
export const petitionStates = statesOf(
  {
    kind: 'petition',
    copies: COPY,
    usual: ({ title, description, text }) => ({
      title,
      description,
      details: { petitionText: text, goal: 5000, signatures: 3127 },
    }),
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
    'start-unbroken': allUnbroken,
    'thanks-picture': { action: { endCardPictureId: PICTURE }, ...signed },
    form: { steps: open },
    'form-of-partner': { ...owned, ...withNotice, steps: open },
    'form-asked': { ...asked, steps: open },
    'form-suggestions': { ...asked, steps: listAddresses(openAddress) },
    'form-no-front': {
      ...long,
      action: (copy) => ({ ...allLong(copy), title: copy.title, formTitle: copy.formTitle, skipFrontCard: true }),
    },
    'form-no-front-short': { action: (copy) => ({ ...own(copy), skipFrontCard: true }) },
    'form-filled': { ...ownedByPartner, steps: [open, fillIn] },
    'form-wrong': {
      ...ownedByPartner,
      steps: [
        open,
        fill({ name: 'Ada', email: 'ada@example', 'postal-code': '12345678901', tel: '12' }),
        see('[autocomplete="tel"][aria-invalid]'),
      ],
    },
    'form-sending': { ...ownedByPartner, ...whileSending('completePetition', sign) },
    'form-failed': { ...ownedByPartner, ...afterFailure('completePetition', sign) },
    'form-long': { ...long, partner: {}, steps: open },
    'form-unbroken': { ...allUnbroken, partner: {}, steps: open },
    thanks: signed,
    'thanks-of-partner': { ...ownedByPartner, ...signed },
    'thanks-no-goal': { ...noGoal, ...signed },
    'thanks-first': { details: { signatures: 0 }, ...signed },
    'thanks-native-share': { steps: withDeviceSheet(signed.steps) },
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
    'thanks-unbroken': { ...allUnbroken, ...signed },
  },
);
