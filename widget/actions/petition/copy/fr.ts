import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  petition: {
    start: 'Signer la pétition',
    signatures: '{n:number|count} {{n:|signature|||de signatures|signatures}}',
    progress: '{n:number|count} sur {goal:number|count} signatures',
    goalReached: 'Objectif atteint !',
    sign: 'Signer',
    signing: 'Signature…',
    showName: 'Afficher mon prénom et l’initiale de mon nom parmi les dernières signatures',
    thankYouTitle: 'Merci d’avoir signé',
    thankYouText: 'Partagez la pétition pour l’aider à atteindre son objectif.',
    latest: 'Dernières signatures',
    andYou: 'et vous',
    ownName: '{name:string} (vous)',
    notSent: 'Votre signature n’a pas été envoyée.',
    shareText: 'J’ai signé cette pétition. Signez-la aussi !',
  },
} satisfies Shape<typeof english>;
