import type { FC } from 'react';

interface PreviewerActionsExtraProps {
  asset: { id: string };
  /** Address of the demo alone. */
  demoUrl: string;
  /** Its name in addresses. */
  anchor: string;
}

/** Nothing, at the end of a demo's tools; for sites that add something there. */
const PreviewerActionsExtra: FC<PreviewerActionsExtraProps> = () => null;

export default PreviewerActionsExtra;
