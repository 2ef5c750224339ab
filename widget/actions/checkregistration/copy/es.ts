import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  checkregistration: {
    start: 'Comprobar mi registro',
    noLookUp:
      'No tenemos acceso al censo de tu estado. El sitio oficial te lo dice, y aquí no tienes que dar ningún dato.',
    official: 'Ir al sitio oficial',
    failed: 'Ha ocurrido un error. {message:string}',
    failedUnexplained: 'Ha ocurrido un error. ¡Inténtalo más tarde!',
    details: 'Tus datos, tal como te registraste',
    submit: 'Comprobar',
    checking: 'Comprobando…',
    registeredTitle: 'Tu registro electoral está al día',
    registeredText: 'Figuras en la lista. ¡Nos vemos el día de las elecciones!',
    notRegisteredTitle: 'Puede que no figures en el registro',
    notRegisteredText: 'No te hemos encontrado. Revisa tus datos o regístrate ahora.',
    unknownTitle: 'No hemos podido confirmar tu registro',
    unknownText: 'No podemos consultar el censo de tu estado. Compruébalo o regístrate en el sitio oficial.',
    register: 'Registrarme para votar',
    checkAgain: 'Comprobar otra vez',
    notSent: 'No hemos podido comprobar tu registro.',
    shareText: 'He comprobado mi registro electoral. ¡Comprueba el tuyo!',
  },
} satisfies Shape<typeof english>;
