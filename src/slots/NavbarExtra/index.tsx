/** Nothing, after the links of the header; for sites that add something there. */
export default function NavbarExtra() {
  return null;
}
