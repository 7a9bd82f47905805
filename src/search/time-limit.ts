/**
 * Passes a promise on, but rejects if it takes too long.
 * @param limit in milliseconds
 * @param message of the error
 */
export function withTimeLimit<T>(
  work: Promise<T>,
  limit: number,
  message: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
