import { z } from 'zod';

/** A text for every language, or one text per locale id. */
export function localizedText() {
  return z.union([z.string(), z.record(z.string(), z.string())], {
    error: 'text, or a text for each language',
  });
}
