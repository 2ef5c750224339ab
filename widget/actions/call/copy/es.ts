import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  call: {
    start: 'LLAMAR',
    call: 'LLAMAR',
    copyNumber: 'Copiar número',
    numberCopied: 'Número copiado',
    copyByHand: 'Copia el número desde aquí:',
    noNumber: 'No conocemos ningún número de teléfono de {name:string}.',
    otherOffices: 'Otras oficinas',
    progress: 'Llamada {current:number} de {total:number}',
    outcomeQuestion: '¿Cómo ha ido la llamada?',
    voicemail: 'Buzón de voz',
    unavailable: 'No disponible',
    contacted: 'He hablado',
    skip: 'Omitir',
    script: 'Qué decir',
    officeHours: 'Suelen atender de lunes a viernes, de 9 a 17 h. A otras horas, deja un mensaje de voz.',
    saving: 'Guardando…',
    thankYouTitle: 'Gracias por llamar',
    thankYouText: 'Cada llamada cuenta. Pide a alguien que llame también.',
    callAnother: 'Llamar a otra persona',
    skippedTitle: '¿No es buen momento para llamar?',
    skippedText: 'No se ha contado ninguna llamada. Llama cuando te venga bien o pide a alguien que llame.',
    callAfterAll: 'Llamar ahora',
    shareText: 'He llamado por este tema. ¿Llamas tú también?',
  },
} satisfies Shape<typeof english>;
