import { useEffect, useState } from 'react';
import type { DemoPanelProps } from '../panel-props';

interface File {
  name: string;
  html: string;
}

/**
 * A demo's files in JavaScript, loaded once they are wanted.
 * @param attempt runs what loads, and shows why it failed
 */
export function useJavascript(
  id: string,
  isWanted: boolean,
  load: DemoPanelProps['loadJavascript'],
  attempt: (work: () => Promise<void>) => void,
): File[] | undefined {
  const [files, setFiles] = useState<File[]>();
  useEffect(() => {
    if (!isWanted || files || !load) return;
    attempt(async () => setFiles((await load()).default[id] ?? []));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- loaded once, when the reader chooses JavaScript
  }, [isWanted]);
  return isWanted ? files : undefined;
}
