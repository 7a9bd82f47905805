/**
 * What umi's locale plugin asks for in a provider around all pages. Only its sites have it: for some
 * libraries a `navigator` is a sign of a browser, which has a document.
 * @param language gives the id of the language of the page that is rendered
 */
export function navigatorIn(language: () => string | undefined): object {
  return {
    cookieEnabled: false,
    get language() {
      return language();
    },
  };
}
