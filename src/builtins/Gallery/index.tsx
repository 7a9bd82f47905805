import './gallery.css';
import { movedPages } from '@@/ledger/features';
import { Link, useAppData } from 'dumi';
import React from 'react';
import { headlineOf } from '../../data/headline';
import { useMessages } from '../../hooks/use-messages';
import { useGroupsBelow } from '../../hooks/use-site';
import { inReadingOrder } from '../../model/sidebar/reading-order';

interface GalleryProps {
  /** Path of the section to show, in the default language, such as `/demo`. */
  path: string;
  /**
   * Folder of the pictures below the site's base: `<page>.light.webp` and
   * `<page>.dark.webp`.
   */
  pictures: string;
}

/**
 * All pages below a path by group, each with its description and a picture for both color
 * modes.
 */
const Gallery: React.FC<GalleryProps> = ({ path, pictures }) => {
  const { basename } = useAppData();
  const t = useMessages();
  const below = useGroupsBelow(path);
  const groups = movedPages ? inReadingOrder(below) : below;
  const picture = (page: string, mode: string) =>
    `${basename.replace(/\/$/, '')}${pictures}/${page.replace(/^.*\//, '')}.${mode}.webp`;
  return (
    <div className="ledger-gallery" role="group" aria-label={t('gallery.label')}>
      {groups.map((group) => (
        <section key={group.title}>
          <h2 id={group.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}>
            {group.title}
          </h2>
          <ul>
            {group.pages.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>
                  {['light', 'dark'].map((mode) => (
                    <img
                      key={mode}
                      data-mode={mode}
                      src={picture(page.path, mode)}
                      alt=""
                      width="320"
                      height="180"
                      loading="lazy"
                    />
                  ))}
                  <strong>{headlineOf(page)}</strong>
                  <span>{page.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

export default Gallery;
