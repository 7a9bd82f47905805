import { useRouteMeta, useTabMeta } from 'dumi';
import React, { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { tocOf } from '../../model/content/toc';

/** The list as dumi's slot `Toc` shows it at the top of a page. */
const FirstToc: React.FC<{ className: string }> = ({ className }) => {
  const { toc } = useRouteMeta();
  const items = tocOf(useTabMeta()?.toc ?? toc);
  const [isFirst, setIsFirst] = useState(true);
  useEffect(() => setIsFirst(false), []);
  if (!isFirst || items.length === 0) return null;
  return (
    <ul className={className}>
      {items.map(({ id, title, depth }, at) => (
        <li key={id} data-depth={depth}>
          <a
            href={`#${encodeURIComponent(id)}`}
            title={title}
            className={at === 0 ? 'active' : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
};

/**
 * A table of contents of the site's own that shows nothing before its effects have found the
 * headings, as dumi's: the document has a list like its own until then.
 * @param className that of its own list
 */
export function withFirstToc<Props extends object>(
  Toc: ComponentType<Props>,
  className: string,
): ComponentType<Props> {
  const Shown = (props: Props) => (
    <>
      <Toc {...props} />
      <FirstToc className={className} />
    </>
  );
  return Object.assign(Shown, Toc);
}
