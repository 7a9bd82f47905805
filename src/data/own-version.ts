import { isVersion } from '../model/changelog/version';
import { OWN_VERSION } from '../model/storage-keys';
import { readStored, writeStored } from './storage';

/** Called with the version that the reader chooses, or undefined. */
type Listener = (version: string | undefined) => void;

const listeners = new Set<Listener>();

/** The version that the reader uses; undefined if none is chosen, or what is stored is none. */
export function readOwnVersion(): string | undefined {
  const stored = readStored(OWN_VERSION);
  return stored && isVersion(stored) ? stored : undefined;
}

/** Keeps the version that the reader uses, and tells all parts of the page; none: forgets it. */
export function chooseOwnVersion(version?: string): void {
  writeStored(OWN_VERSION, version ?? false);
  listeners.forEach((tell) => tell(version));
}

/** @returns a function that stops watching */
export function watchOwnVersion(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
