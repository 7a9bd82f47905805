import { copyText } from '../../ui/copy';

const texts = new Map<string, Promise<string>>();

/**
 * The text at an address, asked for once.
 * @throws if it does not come
 */
export function textAt(address: string): Promise<string> {
  const known = texts.get(address);
  if (known) return known;
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  texts.set(address, text);
  // The next press asks again.
  text.catch(() => texts.delete(address));
  return text;
}

/** Copies the text at an address; resolves to whether that worked. */
export async function copyPage(address: string): Promise<boolean> {
  try {
    return await copyText(await textAt(address));
  } catch {
    return false;
  }
}
