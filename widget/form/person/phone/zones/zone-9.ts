import { zoneOf } from './zone.ts';

export const zone = zoneOf('9');
