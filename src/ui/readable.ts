/**
 * The same promise, which React's `use` can read without waiting once it has been fulfilled: React looks for these two
 * fields, and sets them itself only when it has met the promise before.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
