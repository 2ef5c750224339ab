import type { Locale } from '../../../i18n/index.ts';

export type Copy = {
  title: string;
  text: string;
  script: string;
  people: [name: string, title: string][];
  longTitle: string;
  longName: string;
  longOffice: string;
  longScript: string;
  button: string;
};

export const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Three calls can bring back the night boat',
    text: 'The Harbor Authority votes on Thursday and is one vote short. A call takes two minutes.',
    script:
      'Hello, I live on the waterfront. I am calling to ask @recipientName to vote for the 11:40 sailing on Thursday. People who work nights have no other way home.',
    people: [
      ['Elena Ortiz', 'Chair of the Harbor Authority'],
      ['Samuel Brandt', 'Commissioner for Gull Island'],
      ['Ngozi Achebe', 'Commissioner at large'],
      ['Tom Lindgren', 'Commissioner for the Old Town'],
      ['Mia Petrov', 'Commissioner for the North Basin'],
    ],
    longTitle:
      'Call the commissioners before Thursday: they decide whether the 11:40 sails again, seven nights a week and all year round',
    longName: 'The Honorable Maximiliana Featherstonehaugh-Cholmondeley',
    longOffice:
      'Deputy Chair of the Standing Committee on Coastal Transport, Ferry Timetables and Harbor Infrastructure',
    longScript:
      'Hello, my name is … and I live on Gull Island.\n\nSince the last boat was cut in September, two hundred and forty people who work nights have had no way home. Some sleep in the terminal. Some have given up their jobs. The boat still makes the crossing, empty, because it has to be on the other side in the morning.\n\nWill @recipientName vote to open its doors again on Thursday, and ask that riders be heard before a sailing is cut in future? Thank you for passing this on.',
    button: 'Call my commissioners now',
  },
  es: {
    title: 'Tres llamadas pueden salvar las dunas',
    text: 'El pleno vota el jueves y falta un voto. Una llamada lleva dos minutos.',
    script:
      'Buenos días, vivo en la costa. Llamo para pedir a @recipientName que vote a favor de recuperar la vigilancia de las dunas este jueves.',
    people: [
      ['Concepción Arenal', 'Presidenta de la Diputación'],
      ['Joaquín Etxeberria', 'Diputado de Medio Ambiente'],
      ['Lucía Fernández', 'Diputada de Costas'],
      ['Andrés Vidal', 'Diputado de Hacienda'],
      ['Carmen Soler', 'Diputada de Turismo'],
    ],
    longTitle:
      'Llama antes del jueves a quienes deciden si vuelven los guardas a las dunas, los siete días de la semana y durante todo el año',
    longName: 'María de los Ángeles Fernández-Villaverde y Etxeberria',
    longOffice: 'Vicepresidenta de la Comisión permanente de Medio Ambiente, Costas y Ordenación del Territorio',
    longScript:
      'Buenos días, me llamo … y vivo junto a la playa Grande.\n\nDesde que se retiró a los últimos guardas, en septiembre, los vehículos han abierto once pistas nuevas y han desaparecido tres colonias de chorlitejo. Quienes vivimos aquí hemos retirado cuarenta y dos sacos de basura.\n\n¿Votará @recipientName el jueves por recuperar el servicio? Gracias por transmitir el mensaje.',
    button: 'Llamar ahora a la Diputación',
  },
  fr: {
    title: 'Trois appels pour une rue aux écoliers',
    text: 'Le conseil vote jeudi et il manque une voix. Un appel prend deux minutes.',
    script:
      'Bonjour, j’habite quai des Corderies. J’appelle pour demander à @recipientName de voter jeudi la fermeture de la rue aux heures d’école.',
    people: [
      ['Marguerite Delacroix', 'Maire du quatrième arrondissement'],
      ['Jean-Baptiste Lemoine', 'Adjoint aux mobilités'],
      ['Aïcha Benyoucef', 'Adjointe aux écoles'],
      ['Étienne Rousseau', 'Adjoint à la voirie'],
      ['Hélène Martin', 'Conseillère municipale'],
    ],
    longTitle:
      'Appelez avant jeudi celles et ceux qui décident si le quai des Corderies devient une rue aux écoliers dès la rentrée de janvier',
    longName: 'Marie-Antoinette de la Rochefoucauld-Montbazon',
    longOffice: 'Vice-présidente de la commission permanente des mobilités, des espaces publics et de la vie scolaire',
    longScript:
      'Bonjour, je m’appelle … et mes enfants vont à l’école du quai.\n\nChaque matin, trois cents enfants traversent entre les voitures et les camions de livraison. Depuis la rentrée, deux ont été renversés. Les commerçants du quai sont prêts à déplacer leurs livraisons.\n\nEst-ce que @recipientName votera jeudi la fermeture de la rue aux heures d’entrée et de sortie ? Merci de transmettre mon message.',
    button: 'Appeler la mairie maintenant',
  },
  it: {
    title: 'Tre telefonate per la biblioteca',
    text: 'Il consiglio vota giovedì e manca un voto. Una telefonata richiede due minuti.',
    script:
      'Buongiorno, abito nella città vecchia. Chiamo per chiedere a @recipientName di votare giovedì per il rinnovo della convenzione con la biblioteca.',
    people: [
      ['Maria Gaetana Agnesi', 'Sindaca'],
      ['Giovanni Battista Esposito', 'Assessore alla cultura'],
      ['Francesca Colombo', 'Assessora al bilancio'],
      ['Luca Ferrari', 'Consigliere comunale'],
      ['Elisa Greco', 'Consigliera comunale'],
    ],
    longTitle:
      'Chiama prima di giovedì chi decide se la biblioteca della città vecchia resta aperta sei giorni la settimana e anche la sera',
    longName: 'Maria Vittoria Alessandra Castiglione-Aldobrandini',
    longOffice: 'Vicepresidente della commissione permanente per la cultura, le biblioteche e i servizi ai cittadini',
    longScript:
      'Buongiorno, mi chiamo … e abito nel rione.\n\nOgni pomeriggio centoventi ragazzi fanno i compiti in quelle sale, perché a casa non hanno un tavolo libero. La sera ci si insegna l’italiano a chi è arrivato da poco. I volontari coprono già metà dei turni.\n\n@recipientName voterà giovedì per rinnovare la convenzione? Grazie se vorrà riferire il mio messaggio.',
    button: 'Chiama subito il Comune',
  },
};
