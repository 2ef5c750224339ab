/** An action's identifier: id and lower-cased type, joined by a pipe (spec §3). */
export const identifierOf = ({ id, type }: { id: string | number; type: string }) => `${id}|${type.toLowerCase()}`;
