import React, { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadRow } from '../../hooks/reference-row';
import type { ReferenceRow } from '../../hooks/reference-row';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { firstSentence } from '../../model/first-sentence';
import { placeBeside } from './place-beside';
import { useReachedLink } from './use-reached-link';
import './prop-card.css';

/** How long the pointer must rest, and how long it may take on its way to the card. */
const PAUSE = 150;
const CARD_ID = 'ledger-prop-card';

/** The text of HTML that was made at build. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}

/** What the reference says of a property in short. */
const Card: React.FC<
  ReferenceRow & { link: Element; onHover: (inside: boolean) => void }
> = ({ id, row, link, onHover }) => {
  const t = useMessages();
  const card = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    // Above all that clips; where a browser has no popovers it lies there by its style alone.
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
      // React 16 has no types for it.
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
 * @param first a link of the code, which the reader has reached already
 */
const PropCard: React.FC<{ first: Element }> = ({ first }) => {
  const link = useReachedLink(first);
  const { locale } = useSite();
  const [inside, setInside] = useState(false);
  const [shown, setShown] = useState<
    ReferenceRow & { link: Element; byPointer: boolean }
  >();
  /** The link whose card the reader has closed; it comes again after another one. */
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
      // Without a card the link still leads to its row.
      loadRow(locale.id, anchor).then(
        (found) =>
          wanted &&
          found &&
          setShown({ ...found, link, byPointer: link.matches(':hover') }),
        () => undefined,
      );
    }, PAUSE);
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

  // A pointer may be on its way to the card. The Tab key is not, and the card, which may come when
  // the focus has gone on already, would cover its next stop.
  return shown && (stays || shown.byPointer) ? (
    <Card {...shown} onHover={setInside} />
  ) : null;
};

export default PropCard;
