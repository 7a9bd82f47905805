import { useEffect, useState } from 'react';
import { readOwnVersion, watchOwnVersion } from '../../data/own-version';

/** The version that the reader uses. Undefined at first, because the build knows none. */
export function useOwnVersion(): string | undefined {
  const [version, setVersion] = useState<string>();
  useEffect(() => {
    setVersion(readOwnVersion());
    return watchOwnVersion(setVersion);
  }, []);
  return version;
}
