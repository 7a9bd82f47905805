import { useRef } from 'react';
import { headlineOf } from '../../data/headline';
import { useHeadEffect } from '../../hooks/use-head';
import { useSite } from '../../hooks/use-site';

/**
 * In a layout of the site's own, which need not say a title: the build has written one into the
 * document, and that of the page before is not to stay. It is before the layout, whose own goes first.
 */
export default function LayoutTitle() {
  const { page, options } = useSite();
  const title = page ? headlineOf(page) : (options.name ?? '');
  const before = useRef(title);
  useHeadEffect(() => {
    if (document.title === before.current) document.title = title;
    before.current = title;
  }, [title]);
  return null;
}
