/**
 * True for an address that is not one of this site: with a scheme, or with a host.
 * @example isElsewhere('//example.com') // true
 */
export function isElsewhere(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
}
