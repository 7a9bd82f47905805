/** Nothing, at the end of the header; for sites that add something there. */
export default function HeaderExtra() {
  return null;
}
