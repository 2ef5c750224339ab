import type { FirstDictionary } from './types.ts';

/** Spanish, addressing the reader as "tú". */
export const dictionary = {
  common: {
    back: 'Volver',
    next: 'Siguiente',
    continue: 'Continuar',
    skip: 'Omitir',
    share: 'Compartir',
    more: 'Ver más',
    less: 'Ver menos',
    newWindow: 'se abre en otra ventana',
    andOthers: 'y {{n:1 más|?? más}}',
  },
  errors: {
    generic: 'Inténtalo más tarde.',
    offline: 'No tienes conexión. Compruébala y vuelve a intentarlo.',
    offlineKept: 'Sin conexión. Enviaremos tu respuesta cuando vuelvas.',
    tooMany: 'Demasiados intentos. Espera un momento.',
    closed: 'Ahora no se puede participar.',
    notSentYet: 'Aún sin enviar',
  },
  shell: {
    pageTitle: 'Participa',
    aboutName: 'Acerca de {name:string}',
    productTitle: '¿Qué es {name:string}?',
    poweredBy: 'Con tecnología de {name:string}',
    buildYourOwn: 'Crea el tuyo',
    sponsored: 'Patrocinado',
    flag: 'Bandera: {country:string}',
    closeModal: 'Cerrar',
    closeAlert: 'Cerrar aviso',
    carousel: 'Elige una acción',
    carouselPrevious: 'Anterior',
    carouselNext: 'Siguiente',
    carouselPosition: '{current:number} de {total:number}',
    crashTitle: 'Algo ha fallado',
    crashText: 'No hemos podido mostrar esto. Tus respuestas están a salvo.',
    retry: 'Reintentar',
    screenFailed: 'Esta pantalla no se ha cargado. Comprueba tu conexión y vuelve a intentarlo.',
    openShare: 'Continuar en una página aparte',
  },
  email: {
    to: 'Para: {names:string}',
  },
  lawmakers: {
    find: 'Buscar a mis representantes',
    finding: 'Buscando a tus representantes…',
    yours: '{{n:Tu representante|Tus representantes}}',
  },
} as const satisfies FirstDictionary;
