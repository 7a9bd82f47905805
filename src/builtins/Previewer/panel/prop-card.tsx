import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadRow } from '../../../data/reference-row';
import type { ReferenceRow } from '../../../data/reference-row';
import { useMessages } from '../../../hooks/use-messages';
import { useSite } from '../../../hooks/use-site';
import { firstSentence } from '../../../model/text/first-sentence';
import { textOf } from './text-of';
import { placeBeside } from './menu/place-beside';
import { useReachedLink } from './use-reached-link';
import './card.css';
import './prop-card.css';

/**
 * How long the pointer must rest on a link, and how long it may take to reach the card,
 * in milliseconds.
 */
const HOVER_DELAY = 150;
const CARD_ID = 'ledger-prop-card';

/** A short version of a property's reference row. */
const Card: React.FC<
  ReferenceRow & { link: Element; onHover: (inside: boolean) => void }
> = ({ id, row, link, onHover }) => {
  const t = useMessages();
  const card = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    // In the top layer, where nothing clips it. Without popover support, its styles alone
    // place it.
    (element as Partial<HTMLElement>).showPopover?.call(element);
    const place = () => placeBeside(element, link);
    place();
    link.setAttribute('aria-describedby', CARD_ID);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      link.removeAttribute('aria-describedby');
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [link]);

  return (
    <div
      ref={card}
      id={CARD_ID}
      role="tooltip"
      className="ledger-prop-card"
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
      // React 16 has no types for this attribute.
      {...{ popover: 'manual' }}
    >
      <div>
        <b dir="ltr">
          {id}.{row.name}
        </b>
        {row.deprecated && <small data-deprecated="">{t('api.deprecated')}</small>}
        {row.since && <small>{t('api.since', { version: row.since })}</small>}
      </div>
      <code dir="ltr">{row.type}</code>
      <p>{firstSentence(textOf(row.text))}</p>
    </div>
  );
};

/**
 * The card of the link that the reader is at.
 * @param first a link in the code that the reader has already reached
 */
const PropCard: React.FC<{ first: Element }> = ({ first }) => {
  const link = useReachedLink(first);
  const { locale } = useSite();
  const [inside, setInside] = useState(false);
  const [shown, setShown] = useState<
    ReferenceRow & { link: Element; byPointer: boolean }
  >();
  /**
   * The link whose card the reader has closed. Its card opens again after another link's.
   */
  const [closed, setClosed] = useState<Element | null>(null);
  const isShown = shown !== undefined;
  const stays = shown ? inside || shown.link === link : link !== null && link === closed;

  useEffect(() => {
    if (stays) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      setShown(undefined);
      setClosed(null);
      const anchor = link?.getAttribute('href')?.split('#')[1];
      if (!anchor) return;
      // Without a card, the link still leads to its row.
      loadRow(locale.id, anchor).then(
        (found) =>
          wanted &&
          found &&
          setShown({ ...found, link, byPointer: link.matches(':hover') }),
        () => undefined,
      );
    }, HOVER_DELAY);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [link, stays, locale.id]);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setClosed(link);
      setInside(false);
      setShown(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown, link]);

  // The pointer may be moving to the card. The keyboard focus is not, and a late card
  // would cover the next tab stop.
  return shown && (stays || shown.byPointer) ? (
    <Card {...shown} onHover={setInside} />
  ) : null;
};

export default PropCard;
