import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** A source expression of a content policy that allows exactly this code (CSP 3, 2.3.1). */
export function sourceHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** What a content policy must allow for a document to work as it is. */
export interface InlineCode {
  /** Hashes of its own scripts, without duplicates. */
  scripts: string[];
  /** True for a document that brings a policy of its own. */
  hasPolicy: boolean;
}

/** Types of script elements that browsers run. */
const RUNS = /^(module|text\/javascript|application\/javascript)?$/;

/**
 * The tags that matter here, each on its own, because the parser takes two milliseconds for a whole
 * document; and comments, so that what stands in one is passed over.
 */
const TAGS = /<!--[^]*?-->|<script\b[^]*?<\/script\s*>|<meta\b[^>]*>/gi;

/** Finds the scripts that stand in an HTML document. */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  let hasPolicy = false;
  let isScript = false;
  let text = '';
  const handler = {
    onopentag(name: string, attributes: Record<string, string>) {
      const { src, type = '', 'http-equiv': header = '' } = attributes;
      text = '';
      isScript = name === 'script' && src === undefined && RUNS.test(type);
      if (name === 'meta' && /^content-security-policy$/i.test(header)) hasPolicy = true;
    },
    ontext(part: string) {
      if (isScript) text += part;
    },
    onclosetag() {
      if (isScript) scripts.add(sourceHash(text));
      isScript = false;
    },
  };
  for (const [tag] of html.matchAll(TAGS)) {
    if (!tag.startsWith('<!--')) new Parser(handler).end(tag);
  }
  return { scripts: [...scripts], hasPolicy };
}
