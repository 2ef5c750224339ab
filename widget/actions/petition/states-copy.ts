import type { Locale } from '../../../i18n/index.ts';

export type Copy = {
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
  /** Of others who have signed. */
  signers: readonly string[];
};

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': {
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
    signers: ['Noor A.', 'Benjamin T.', 'Chloé D.', 'Sam W.'],
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
