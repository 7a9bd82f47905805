import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';
import { ATOM } from './atom';

/** The sitemap's own schema, which dumi's package has, with what the languages are written in. */
const SCHEMA = readFileSync(
  require.resolve('sitemap/schema/sitemap.xsd', { paths: [require.resolve('dumi')] }),
  'utf8',
);
const XHTML = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml" elementFormDefault="qualified">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" type="xsd:string" use="required"/>
    <xsd:attribute name="hreflang" type="xsd:string" use="required"/>
    <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
  </xsd:complexType></xsd:element>
</xsd:schema>`;
const BOTH = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml.xsd"/>
</xsd:schema>`;

/** What the sitemap's own schema finds wrong in the text of one. */
export async function sitemapFaults(contents: string) {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents }],
    schema: [BOTH],
    preload: [
      { fileName: 'sitemap.xsd', contents: SCHEMA },
      { fileName: 'xhtml.xsd', contents: XHTML },
    ],
  });
  return errors;
}

/** What the schema of Atom (RFC 4287) finds wrong in the text of a feed. */
export async function feedFaults(fileName: string, contents: string) {
  const { errors } = await validateXML({
    xml: [{ fileName, contents }],
    schema: [ATOM],
    extension: 'relaxng',
  });
  return errors;
}
