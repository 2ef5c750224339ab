import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import { afterFailure, fillFields, openFormAt, whileSending } from '../../gallery/kit/form-steps.ts';
import { kindState, partnerWidget } from '../../gallery/kit/kind-state.ts';
import { listAddresses } from '../../gallery/kit/lawmaker-sample.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { ALL_FIELDS, PICTURE, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';

type Copy = {
  title: string;
  description: string;
  text: string;
  formTitle: string;
  longTitle: string;
  longText: string;
  button: string;
  thanks: string;
  thanksText: string;
  name: string;
};

const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Bring back the 11.40 ferry',
    description:
      'Nurses, cooks and night-shift crews are stranded on the island since the last boat was cut. Ask the Harbor Authority to run it again.',
    text: 'To the Harbor Authority: restore the 11.40 p.m. sailing from Market Pier to Gull Island, seven nights a week.',
    formTitle: 'Sign for the 11.40',
    longTitle:
      'Bring back the 11.40 p.m. ferry from Market Pier to Gull Island, seven nights a week, all year round, before the winter timetable takes effect on December 1',
    longText:
      'To the Harbor Authority: restore the 11.40 p.m. sailing from Market Pier to Gull Island, seven nights a week, before the winter timetable takes effect.\n\nSince the last boat was cut in September, two hundred and forty people who work nights have had no way home. Some sleep in the terminal. Some have given up their jobs. The boat still makes the crossing, empty, because it has to be on the other side in the morning.\n\nWe ask you to open its doors again, and to hear from riders before a sailing is cut in future.',
    button: 'Add my name to the petition',
    thanks: 'You are on the list',
    thanksText:
      'The Ferry Riders Alliance hands over the signatures at the Harbor Authority’s November meeting. Share the petition to help it reach its goal.',
    name: 'Ada King Lovelace',
  },
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
  },
};

const petition = (
  { title, description, text }: Copy,
  more: Partial<WireAction> = {},
  details: Record<string, unknown> = {},
): WireAction => ({
  id: 1,
  type: 'petition',
  title,
  description,
  details: { petitionText: text, goal: 5000, signatures: 3127, ...details },
  ...more,
});

const usual = (copy: Copy) => petition(copy);
const noGoal = (copy: Copy) => petition(copy, {}, { goal: null });
const reached = (copy: Copy) => petition(copy, {}, { signatures: 5000 });
const long = (copy: Copy) =>
  petition(
    copy,
    {
      title: copy.longTitle,
      formTitle: copy.longTitle,
      customButtonText: copy.button,
      thankYouTitle: copy.longTitle,
      thankYouText: copy.thanksText,
    },
    { petitionText: copy.longText, goal: 1_000_000, signatures: 987_654 },
  );
const unbroken = (copy: Copy) =>
  petition(copy, {
    title: UNBROKEN,
    description: UNBROKEN,
    formTitle: UNBROKEN,
    thankYouTitle: UNBROKEN,
    thankYouText: UNBROKEN,
    customButtonText: UNBROKEN,
  });
const owned = (copy: Copy) =>
  petition(copy, { formTitle: copy.formTitle, thankYouTitle: copy.thanks, thankYouText: copy.thanksText });

const ofPartner = partnerWidget(COPY);

const openForm = openFormAt('/petition');

/** Uses the locale's long sample name; other values are the same in every locale. */
const fillIn = async (stage: Stage) => {
  const { name } = COPY[stage.app.locale as Locale];
  await fillFields(stage, { name, email: 'reader@example.org', 'postal-code': '07102', tel: '+1 973 555 0123' });
};

const sign = async (stage: Stage) => {
  await openForm(stage);
  await fillIn(stage);
  await stage.press('[data-big-button]');
};

const signed = async (stage: Stage) => {
  await sign(stage);
  await stage.see('[data-route="/petition/success"] .ca-thanks');
};

const state = kindState('petition', COPY);

/** Gallery states of this kind. */
export const petitionStates: GalleryState[] = alongPath(
  'petition-start-of-partner',
  'petition-form-of-partner',
  'petition-form-filled',
  'petition-thanks-of-partner',
)([
  state('start', usual),
  state('start-of-partner', usual, { widget: ofPartner(usual) }),
  state('start-picture', (copy) => petition(copy, { pictureUrls: [PICTURE] })),
  state('start-picture-long', (copy) => ({ ...long(copy), pictureUrls: [PICTURE] })),
  state('start-picture-missing', (copy) => petition(copy, { pictureUrls: ['data:,'] })),
  state('start-no-goal', noGoal),
  state('start-no-signatures', (copy) => petition(copy, {}, { signatures: 0 })),
  state('start-goal-reached', reached),
  state('start-no-text', (copy) => petition(copy, { description: '' }, { petitionText: '' })),
  state('start-no-title', (copy) => petition(copy, { title: '' })),
  state('start-long', long),
  state('start-unbroken', unbroken),
  state('thanks-picture', (copy) => petition(copy, { endCardPictureId: PICTURE }), { arrange: signed }),
  state('form', usual, { arrange: openForm }),
  state('form-of-partner', owned, { widget: ofPartner(owned), arrange: openForm }),
  state('form-asked', (copy) => petition(copy, {}, { fields: ALL_FIELDS }), { arrange: openForm }),
  state('form-suggestions', (copy) => petition(copy, {}, { fields: ALL_FIELDS }), { arrange: listAddresses(openForm) }),
  state('form-no-front', (copy) => ({
    ...long(copy),
    title: copy.title,
    formTitle: copy.formTitle,
    skipFrontCard: true,
  })),
  state('form-no-front-short', (copy) => ({ ...owned(copy), skipFrontCard: true })),
  state('form-filled', owned, {
    widget: ofPartner(owned),
    async arrange(stage) {
      await openForm(stage);
      await fillIn(stage);
    },
  }),
  state('form-wrong', owned, {
    widget: ofPartner(owned),
    async arrange(stage) {
      await openForm(stage);
      await fillFields(stage, { name: 'Ada', email: 'ada@example', 'postal-code': '12345678901', tel: '12' });
      await stage.see('[autocomplete="tel"][aria-invalid]');
    },
  }),
  state('form-sending', owned, {
    widget: ofPartner(owned),
    ...whileSending('completePetition', sign),
  }),
  state('form-failed', owned, {
    widget: ofPartner(owned),
    ...afterFailure('completePetition', sign),
  }),
  state('form-long', long, { widget: ofPartner(long), arrange: openForm }),
  state('form-unbroken', unbroken, { widget: ofPartner(unbroken), arrange: openForm }),
  state('thanks', usual, { arrange: signed }),
  state('thanks-of-partner', owned, { widget: ofPartner(owned), arrange: signed }),
  state('thanks-no-goal', noGoal, { arrange: signed }),
  state('thanks-goal-reached', (copy) => petition(copy, {}, { signatures: 4999 }), { arrange: signed }),
  state('thanks-long', long, { arrange: signed }),
  state('thanks-unbroken', unbroken, { arrange: signed }),
]);
