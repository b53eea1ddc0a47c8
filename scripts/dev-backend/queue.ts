// Lets work wait for its turn. Hashing a password takes the only thread, which answers everybody, a tenth of a second. So
// passwords are hashed one after the other, and other requests are answered in between.

export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {}).then(() => new Promise((resolve) => setImmediate(resolve)));
    return turn;
  };
}
