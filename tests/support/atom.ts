/** Time with a zone (RFC 3339), as in RFC 4287, 3.3. */
const TIME =
  '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(Z|[+\\-][0-9]{2}:[0-9]{2})';

const text = (name: string) =>
  `<element name="${name}"><optional><attribute name="type"><choice><value>text</value><value>html</value></choice></attribute></optional><text/></element>`;
const LINK = `<element name="link">
  <attribute name="href"><data type="anyURI"/></attribute>
  <optional><attribute name="rel"/></optional>
  <optional><attribute name="type"><data type="string"><param name="pattern">.+/.+</param></data></attribute></optional>
  <optional><attribute name="hreflang"/></optional><optional><attribute name="title"/></optional>
</element>`;
const ID = '<element name="id"><data type="anyURI"/></element>';
const UPDATED = `<element name="updated"><data type="dateTime"><param name="pattern">${TIME}</param></data></element>`;
const AUTHOR =
  '<element name="author"><interleave><element name="name"><text/></element><optional><element name="uri"><data type="anyURI"/></element></optional></interleave></element>';

/**
 * The parts of the schema of Atom (RFC 4287, appendix B) that a feed without extensions is made of,
 * in the XML syntax of RELAX NG. Elements may stand in any order.
 */
export const ATOM = `<element name="feed" ns="http://www.w3.org/2005/Atom" xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
  <optional><attribute name="lang" ns="http://www.w3.org/XML/1998/namespace"/></optional>
  <optional><attribute name="base" ns="http://www.w3.org/XML/1998/namespace"><data type="anyURI"/></attribute></optional>
  <interleave>
    ${[text('title'), ID, UPDATED].join('')}
    <optional>${text('subtitle')}</optional>
    <oneOrMore>${AUTHOR}</oneOrMore>
    <oneOrMore>${LINK}</oneOrMore>
    <zeroOrMore><element name="entry"><interleave>
      ${[text('title'), ID, UPDATED].join('')}
      <oneOrMore>${LINK}</oneOrMore>
      <optional>${text('content')}</optional>
    </interleave></element></zeroOrMore>
  </interleave>
</element>`;
