/** The place of a part that the site does not show. */
export default function Nothing() {
  return null;
}
