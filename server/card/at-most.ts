/** Runs so many at once. @returns a function that runs what it is given, or resolves with null where that would be one more */
export function atMost(most: number) {
  let underWay = 0;
  return async <T>(run: () => Promise<T>): Promise<T | null> => {
    if (underWay >= most) return null;
    underWay++;
    try {
      return await run();
    } finally {
      underWay--;
    }
  };
}
