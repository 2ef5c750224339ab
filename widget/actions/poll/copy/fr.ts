import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  poll: {
    vote: 'Voter',
    voting: 'Envoi de votre vote…',
    results: 'Résultats',
    yourVote: 'Votre vote',
    votes: '{n:number|count} {{n:|vote|||de votes|votes}}',
    chooseFirst: 'Choisissez une réponse pour voter',
    result: '{answer:string} : {percent:string}',
    yourResult: '{answer:string} : {percent:string}, votre réponse',
    notSent: 'Votre vote n’a pas été envoyé.',
    shareText: 'J’ai voté à ce sondage. Et vous, que répondez-vous ?',
  },
} satisfies Shape<typeof english>;
