/** What another locale must hold where English holds this. */
export type Shape<English> = { readonly [S in keyof English]: { readonly [K in keyof English[S]]: string } };
