import SocialIcon from 'dumi/theme/slots/SocialIcon';
import React from 'react';
import { useSite } from '../../hooks/use-site';

/** As many as dumi's own theme shows. */
const MOST = 5;

/** The site's places in networks, in the order in which the site names them. */
export default function SocialLinks() {
  const { socialLinks = {} } = useSite().options;
  const shown = Object.entries(socialLinks).slice(0, MOST);
  return (
    <>
      {shown.map(
        ([icon, link]) => link && <SocialIcon key={icon} icon={icon} link={link} />,
      )}
    </>
  );
}
